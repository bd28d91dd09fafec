import { expect, test } from 'vitest';
import { designPages, strayCitations } from './citations.ts';

const there = {
  files: ['README.md', 'docs/map.md', 'docs/decisions/0007-one-form-module.md'],
  pages: designPages(
    'Text.\n\nComments cite `domain.md`, `look.md` and "decisions §n": kept away.',
  ),
};
const stray = (text: string) =>
  strayCitations([['a.ts', text]], there).map((missing) => missing.text);

test.each([
  ['a design page that CONTRIBUTING names', '/** As the table says (domain.md). */'],
  ['a paragraph of the decisions', '// Kept for 30 days (decisions §5).'],
  ['a record of a decision', '-- One form (ADR 0007).'],
  ['a page of the repository', '/** Small pictures of docs/map.md. */'],
  ['one from a page beside it', '// See ../docs/map.md.'],
])('%s may be cited', (_what, text) => {
  expect(stray(text)).toEqual([]);
});

test.each([
  ['a page that nobody named', '/** By names.md. */', ['names.md']],
  ['decisions as a file', '// By decisions.md.', ['decisions.md']],
  ['a paragraph without its sign', '// Kept for 30 days (decisions 5).', ['decisions 5']],
  ['a paragraph of one decision', '/** By decision §5. */', ['decision §5']],
  ['a record that is not there', '/* As in ADR 0999. */', ['ADR 0999']],
  ['a record by half its number', '-- ADR 7', ['ADR 7']],
])('%s may not', (_what, text, names) => {
  expect(stray(text)).toEqual(names);
});
