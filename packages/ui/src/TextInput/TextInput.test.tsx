import { expect, test } from 'vitest';
import { character } from '../character.tsx';
import { TextInput } from './TextInput.tsx';

test('a sign before the answer is not read out', () => {
  const html = character(<TextInput before="€" name="bedrag" />);
  expect(html).toMatch(/<span[^>]*aria-hidden="true">€/);
  expect(html).toContain('name="bedrag"');
});
