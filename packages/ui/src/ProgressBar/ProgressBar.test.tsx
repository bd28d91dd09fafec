import { expect, test } from 'vitest';
import { character } from '../character.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const sizes = { minimum: 0.3, stap: 0.06, speedMs: 600 };

test('the bar starts at its minimum and is not read out', () => {
  const html = character(<ProgressBar actief {...sizes} />);
  expect(html).toContain('width="30%"');
  expect(html).toContain('aria-hidden="true"');
});

test('once done it is full, and fades', () => {
  expect(character(<ProgressBar actief={false} {...sizes} />)).toMatch(/<rect[^>]*width="100%"/);
});
