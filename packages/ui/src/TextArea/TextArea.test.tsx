import { expect, test } from 'vitest';
import { renderMarkup } from '../markup.testing.tsx';
import { TextArea } from './TextArea.tsx';

test('there is room for several lines', () => {
  expect(renderMarkup(<TextArea name="opmerking" />)).toMatch(
    /<textarea rows="4"[^>]* name="opmerking"/,
  );
});

test('the browser keeps nothing of it', () => {
  expect(renderMarkup(<TextArea />)).toMatch(/ autocomplete="off"/i);
});

test('its enter key begins a new line, and says so', () => {
  expect(renderMarkup(<TextArea />)).toMatch(/ enterkeyhint="enter"/i);
});
