import { expect, test } from 'vitest';
import { renderMarkup } from '../markup.testing.tsx';
import { Select } from './Select.tsx';

test("the list is the browser's own", () => {
  const html = renderMarkup(
    <Select name="wie">
      <option>Iedereen</option>
    </Select>,
  );
  expect(html).toMatch(/<select [^>]*name="wie"[^>]*><option>Iedereen/);
});

test('the browser keeps nothing of it', () => {
  expect(renderMarkup(<Select />)).toMatch(/ autocomplete="off"/i);
});
