import { expect, test } from 'vitest';
import { teken } from '../teken.tsx';
import { Kies } from './Kies.tsx';

test("the list is the browser's own", () => {
  const html = teken(
    <Kies name="wie">
      <option>Iedereen</option>
    </Kies>,
  );
  expect(html).toMatch(/<select name="wie"[^>]*><option>Iedereen/);
});
