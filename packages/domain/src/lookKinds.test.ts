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
])('classifies %s as %s', (operation, kind) => {
  expect(lookKindOf(operation)).toBe(kind);
});

it('classifies unknown operations of another insurer as details', () => {
  expect(['zoekRelatie', 'constructor', ''].map(lookKindOf)).toEqual(Array(3).fill('details'));
});
