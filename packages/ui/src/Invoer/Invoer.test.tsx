import { expect, test } from 'vitest';
import { teken } from '../teken.tsx';
import { Invoer } from './Invoer.tsx';

test('a sign before the answer is not read out', () => {
  const html = teken(<Invoer voor="€" name="bedrag" />);
  expect(html).toMatch(/<span[^>]*aria-hidden="true">€/);
  expect(html).toContain('name="bedrag"');
});
