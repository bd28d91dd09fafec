import { expect, test } from 'vitest';
import { renderMarkup } from '../markup.testing.tsx';
import { TextInput } from './TextInput.tsx';

test('hides a prefix from screen readers', () => {
  const html = renderMarkup(<TextInput enterKeyHint="done" prefix="€" name="bedrag" />);
  expect(html).toMatch(/<span[^>]*aria-hidden="true">€/);
  expect(html).toContain('name="bedrag"');
});

test('turns autocomplete off unless the field sets it', () => {
  expect(renderMarkup(<TextInput enterKeyHint="done" />)).toMatch(/ autocomplete="off"/i);
  const email = renderMarkup(<TextInput enterKeyHint="done" autoComplete="email" />);
  expect(email).toMatch(/ autocomplete="email"/i);
});
