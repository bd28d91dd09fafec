import { expect, test } from 'vitest';
import { renderMarkup } from '../markup.testing.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const sizes = { minimum: 0.3, step: 0.06, speedMs: 600 };

test('is hidden from screen readers, and has no style attribute', () => {
  const html = renderMarkup(<ProgressBar active {...sizes} />);
  expect(html).toContain('aria-hidden="true"');
  expect(html).not.toContain('style=');
});
