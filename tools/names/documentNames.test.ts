import { expect, test } from 'vitest';
import { missingNames } from './documentNames.ts';

const tree = {
  files: ['apps/provider/src/access/readAccess.ts', 'packages/ui/src/base.css'],
  words: new Set(['readAccess', 'seedDatabase', 'begin_access']),
};
const missing = (text: string) =>
  missingNames([['docs/a.md', text]], tree).map(({ text: name }) => name);

test('a document may name what is there, by any end of its path', () => {
  const text =
    '`readAccess()` in `access/readAccess.ts` calls `begin_access`; see `readAccess.ts`, `base.css` and `access/`; it writes in `var/`.';
  expect(missing(text)).toEqual([]);
});

test('what was renamed or removed is told, once', () => {
  expect(missing('`notInTheCode` and `notInTheCode`, in `gone/readAccess.ts` of `gone/`')).toEqual([
    'notInTheCode',
    'gone/readAccess.ts',
    'gone/',
  ]);
});

test('a folder may be named without the stroke behind it, from the top folder down', () => {
  expect(missing('`apps/provider/src/access`, `packages/ui`')).toEqual([]);
  expect(missing('`apps/provider/src/gone`, `and/or`')).toEqual(['apps/provider/src/gone']);
});

test('a link leads to a file or a folder, from where the document stands', () => {
  const links =
    '[a](../packages/ui/src/base.css), [b](../apps#top), [c](https://a.example), [d](#e)';
  expect(missing(links)).toEqual([]);
  expect(missing('[a](../gone.md#b) and [c](packages)')).toEqual(['../gone.md', 'packages']);
});

test('an example imports what there is', () => {
  const example = "```ts\nimport { NAME } from '@mijn/provider/seed';\n```";
  expect(missing(example.replace('NAME', 'seedDatabase'))).toEqual([]);
  expect(missing(example.replace('NAME', 'sowNothing'))).toEqual(['sowNothing']);
});

test('commands, values and plain words are no names of code', () => {
  expect(missing('`npm start`, `pg`, `true`, `GET /relatie`, `--quick`')).toEqual([]);
});
