import { expect, test } from 'vitest';
import { readSource } from '../borders/source.ts';
import { otherMeanings } from './oneMeaning.ts';
import { namesInSource } from './sourceNames.ts';

const found = (file: string, text: string) => otherMeanings(namesInSource(readSource(file, text)));
const said = (file: string, text: string): string[] => found(file, text).map((name) => name.text);

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

test.each([
  ['claimRows', 'tools/measure/src/claimRows.ts'],
  ['providerBillsPage', 'apps/simulators/src/clock/providerBillsPage.ts'],
  ['Terms', 'apps/client/src/features/facturen/regeling/Terms.tsx'],
  ['SettlementPage', 'apps/client/src/features/betalingen/SettlementPage.tsx'],
  ['BerichtRow', 'apps/client/src/features/relatie/berichten/requests.ts'],
])('a file is named by the same meaning: not %s', (_name, file) => {
  expect(otherMeanings([{ kind: 'file', text: file, at: file }])).toHaveLength(1);
});

const client = 'apps/client/src/features';
test.each([
  ['a care provider', `${client}/zorgkosten/a.ts`, 'const provider = 1;', 'zorgverlener'],
  ['a care provider’s bill', 'packages/testdata/src/a.ts', 'const byProvider = 1;', 'zorgverlener'],
  ['what is paid in terms', `${client}/zorgkosten/a.ts`, 'const inTerms = 1;', 'termijn'],
  ['a term of a year', 'dev-env/src/oracle/a.ts', 'const terms = 1;', 'termijn'],
  ['a payment request', `${client}/facturen/a.ts`, 'const requests = [];', 'betaalverzoek'],
  ['one that is paid', 'dev-env/src/oracle/a.ts', 'const paidRequest = 1;', 'betaalverzoek'],
  ['a claim that was judged', `${client}/declaraties/a.ts`, 'const settled = 1;', 'handled'],
  ['the insurer’s claim', 'apps/provider/src/declaraties/a.ts', 'const settle = 1;', 'handled'],
  ['a call that is done', 'apps/client/src/api/a.ts', 'const settle = () => 1;', 'done'],
  ['another answer', 'apps/gateway/src/a.ts', 'interface Answer { a: 1 }', 'ReactieAnswer'],
  ['a component’s name again', `${client}/a.tsx`, 'function List() {}', 'says which'],
  ['what is wrong', 'apps/client/src/forms/a.ts', 'type FormErrors = 1;', 'ErrorsByField'],
  ['what a screen shows', 'apps/client/src/a.tsx', 'function ConceptRow() {}', 'ToFinishRow'],
])('%s has another word', (_what, file, text, instead) => {
  expect(found(file, text)).toMatchObject([{ instead: expect.stringContaining(instead) }]);
});

test.each([
  ['what is filled in', `${client}/declaraties/submit/a.ts`, 'const claim = 1;'],
  ['what is sent', 'packages/contract/src/a.ts', 'interface A { sendClaim: string }'],
  ['what a token says', 'apps/provider/src/http/caller.ts', 'const claims = {};'],
  ['taking a port', 'dev-env/src/postgres/freePort.ts', 'function claimPort() {}'],
  ['prose', 'apps/provider/src/a.test.ts', "it('judges a claim', f);"],
  ['another word', 'apps/client/src/a.ts', 'const disclaimer = 1;'],
  ['the insurer’s app', 'apps/gateway/src/a.ts', 'const provider = 1;'],
  ['who takes payments in', 'e2e/support/a.ts', 'const paymentProvider = 1;'],
  ['what is agreed to', 'packages/domain/src/constants.ts', 'const termsVersion = 1;'],
  ['the name of a fact', `${client}/zorgpas/a.tsx`, 'const term = 1;'],
  ['what a loader asks', `${client}/facturen/factuur/FactuurPage.tsx`, 'const request = 1;'],
  ['a final settlement', `${client}/facturen/specificatie/a.ts`, 'const settled = 1;'],
  ['the component itself', 'packages/ui/src/Answer/Answer.tsx', 'function Answer() {}'],
  ['a row of a table', 'tools/measure/src/table.ts', 'interface Row { a: 1 }'],
])('%s may be called so', (_what, file, text) => {
  expect(said(file, text)).toEqual([]);
});
