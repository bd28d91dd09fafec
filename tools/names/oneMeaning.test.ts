import { expect, test } from 'vitest';
import { readSource } from '../borders/source.ts';
import { otherMeanings } from './oneMeaning.ts';
import { namesInSource } from './sourceNames.ts';

const said = (file: string, text: string): string[] =>
  otherMeanings(namesInSource(readSource(file, text))).map((name) => name.text);

test.each([
  ['a variable', 'const claim = rows[0];', 'claim'],
  ['a function', 'function listClaims() {}', 'listClaims'],
  ['a field', 'interface Row { readonly claimed: number }', 'claimed'],
  ['a private field', 'class Books { #claims = []; }', '#claims'],
  ['what is imported under another name', "import { a as claim } from './b.ts';", 'claim'],
])('%s of the insurer’s record is no claim', (_what, text, name) => {
  expect(said('apps/provider/src/declaraties/a.ts', text)).toEqual([name]);
  expect(said('dev-env/src/oracle/a.ts', text)).toEqual([name]);
});

test('a file about what the insurer has is no claim', () => {
  const file = 'tools/measure/src/claimRows.ts';
  expect(otherMeanings([{ kind: 'file', text: file, at: file }])).toHaveLength(1);
});

test.each([
  ['what is filled in', 'apps/client/src/features/declaraties/submit/a.ts', 'const claim = 1;'],
  ['what is sent', 'packages/contract/src/a.ts', 'interface A { sendClaim: string }'],
  ['what a token says', 'apps/provider/src/http/caller.ts', 'const claims = {};'],
  ['taking a port', 'dev-env/src/postgres/freePort.ts', 'function claimPort() {}'],
  ['prose', 'apps/provider/src/a.test.ts', "it('judges a claim', f);"],
  ['another word', 'apps/client/src/a.ts', 'const disclaimer = 1;'],
])('%s may be called so', (_what, file, text) => {
  expect(said(file, text)).toEqual([]);
});
