import { expect, test } from 'vitest';
import { renderMarkup } from '../markup.testing.tsx';
import { Select } from './Select.tsx';

test('uses the native list', () => {
  const html = renderMarkup(
    <Select name="wie">
      <option>Iedereen</option>
    </Select>,
  );
  expect(html).toMatch(/<select [^>]*name="wie"[^>]*><option>Iedereen/);
});

test('turns autocomplete off', () => {
  expect(renderMarkup(<Select />)).toMatch(/ autocomplete="off"/i);
});
