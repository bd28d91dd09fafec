import { expect, test } from 'vitest';
import { violationsOf } from './violationsOf.testing.ts';

test.each([
  [
    'keywords of SQL in lower case',
    'dev-env/src/a.ts',
    "await client.query('select datname from pg_database');",
  ],
  [
    'a lower-case keyword among others',
    'apps/gateway/src/db/a.ts',
    'const text = `SELECT a FROM desk.note where id = ${n}`;',
  ],
])('%s are caught', (_what, file, text) => {
  expect(violationsOf(file, text)).toEqual([`${file}:1: keywords of SQL in upper case`]);
});

test('a sentence that begins like a statement is none', () => {
  const text = "const title = 'Select from the list where you are';";
  expect(violationsOf('apps/client/src/a.ts', text)).toEqual([]);
});
