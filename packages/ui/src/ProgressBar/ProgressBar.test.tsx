import { expect, test } from 'vitest';
import { renderMarkup } from '../markup.testing.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const sizes = { minimum: 0.3, step: 0.06, speedMs: 600 };

test('the bar starts at its minimum and is not read out', () => {
  const html = renderMarkup(<ProgressBar active {...sizes} />);
  expect(html).toContain('width="30%"');
  expect(html).toContain('aria-hidden="true"');
});

test('once done it is full, and fades', () => {
  expect(renderMarkup(<ProgressBar active={false} {...sizes} />)).toMatch(/<rect[^>]*width="100%"/);
});
