import { expect, it } from 'vitest';
import { lookKindOf } from './lookKinds.ts';

it.each([
  ['startRegeling', 'invoices'],
  ['getGelezen', 'declaraties'],
  ['getVerwachteVergoeding', 'declaraties'],
  ['getVooraf', 'costs'],
  ['getVerwachting', 'ownRisk'],
  ['startPush', 'messages'],
  ['getRelatie', 'details'],
])('%s is a look at %s', (operation, kind) => {
  expect(lookKindOf(operation)).toBe(kind);
});

it('calls what another insurer does that we have no word for a look at details', () => {
  expect(['zoekRelatie', 'constructor', ''].map(lookKindOf)).toEqual(Array(3).fill('details'));
});
