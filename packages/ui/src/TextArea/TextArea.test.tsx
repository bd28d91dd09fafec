import { expect, test } from 'vitest';
import { renderMarkup } from '../markup.testing.tsx';
import { TextArea } from './TextArea.tsx';

test('has space for several lines', () => {
  expect(renderMarkup(<TextArea name="opmerking" />)).toMatch(
    /<textarea rows="4"[^>]* name="opmerking"/,
  );
});

test('turns autocomplete off', () => {
  expect(renderMarkup(<TextArea />)).toMatch(/ autocomplete="off"/i);
});

test('sets the enter key to a line break', () => {
  expect(renderMarkup(<TextArea />)).toMatch(/ enterkeyhint="enter"/i);
});
