import { expect, test } from 'vitest';
import { violationsIn } from './violationsIn.ts';
import { readSource } from './source.ts';

/** A statement of SQL with its name. */
function called(name: string, text: string): string {
  return `const a = { name: '${name}', text: \`${text}\` };`;
}

test('of two statements of an app that bear one name, the second is refused', () => {
  const folder = 'apps/provider/src/facturen';
  const one = readSource(`${folder}/a.queries.ts`, called('selectDay', 'SELECT 1'));
  const other = readSource(`${folder}/b.queries.ts`, called('selectDay', 'SELECT 2'));
  const found = violationsIn([one, other]).filter((line) => line.includes('selectDay'));
  expect(found).toEqual([
    `${folder}/b.queries.ts: another statement is called selectDay, in ${folder}/a.queries.ts`,
  ]);
  const same = readSource(`${folder}/b.queries.ts`, called('selectDay', 'SELECT 1'));
  const elsewhere = readSource('apps/gateway/src/a.ts', called('selectDay', 'SELECT 2'));
  expect(violationsIn([one, same, elsewhere]).filter((line) => line.includes('selectDay'))).toEqual(
    [],
  );
});
