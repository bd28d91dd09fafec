import { expect, test } from 'vitest';
import { violationsOf } from './violationsOf.testing.ts';

const file = 'apps/client/src/features/zorgpas/a.ts';

/** What is said of a file that imports a module of texts by that name. */
function said(module: string, name: string): string[] {
  const path = `../../generated/texts/${module}.js`;
  return violationsOf(file, `import * as ${name} from '${path}';\nexport const a = ${name}.b();`);
}

test.each([
  ['zorgpas', 't', 'm'],
  ['nota', 'm', 'notaWords'],
  ['shared', 'common', 'words'],
  ['facturen', 'words', 'facturenWords'],
])('the texts of %s under another name, %s, are caught', (module, name, right) => {
  expect(said(module, name)).toEqual([
    `${file}: the texts of ${module} are called ${right}, not ${name}`,
  ]);
});

test.each([
  ['zorgpas', 'm'],
  ['nota', 'notaWords'],
  ['shared', 'words'],
])('the texts of %s are called %s', (module, name) => {
  expect(said(module, name)).toEqual([]);
});

test('one text taken out of its module is caught', () => {
  const text = "import { save } from '../../generated/texts/zorgpas.js';\nexport const a = save();";
  expect(violationsOf(file, text)).toEqual([
    `${file}: the texts of zorgpas are taken as a whole, called m`,
  ]);
});

test('what is no module of texts may be called as it likes', () => {
  const text = "import * as own from '../../generated/other.js';\nexport const a = own;";
  expect(violationsOf(file, text)).toEqual([]);
});
