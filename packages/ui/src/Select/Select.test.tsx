import { expect, test } from 'vitest';
import { character } from '../character.tsx';
import { Select } from './Select.tsx';

test("the list is the browser's own", () => {
  const html = character(
    <Select name="wie">
      <option>Iedereen</option>
    </Select>,
  );
  expect(html).toMatch(/<select name="wie"[^>]*><option>Iedereen/);
});
