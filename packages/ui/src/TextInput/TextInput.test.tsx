import { expect, test } from 'vitest';
import { renderMarkup } from '../markup.testing.tsx';
import { TextInput } from './TextInput.tsx';

test('a sign before the answer is not read out', () => {
  const html = renderMarkup(<TextInput enterKeyHint="done" prefix="€" name="bedrag" />);
  expect(html).toMatch(/<span[^>]*aria-hidden="true">€/);
  expect(html).toContain('name="bedrag"');
});

test('the browser keeps nothing of it, unless the field says what of the person it is', () => {
  expect(renderMarkup(<TextInput enterKeyHint="done" />)).toMatch(/ autocomplete="off"/i);
  const email = renderMarkup(<TextInput enterKeyHint="done" autoComplete="email" />);
  expect(email).toMatch(/ autocomplete="email"/i);
});
