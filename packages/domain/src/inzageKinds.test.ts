import { expect, it } from 'vitest';
import { inzageKind } from './inzageKinds.ts';

it.each([
  ['startRegeling', 'invoices'],
  ['getGelezen', 'declaraties'],
  ['getVerwachteVergoeding', 'declaraties'],
  ['getVooraf', 'costs'],
  ['getVerwachting', 'ownRisk'],
  ['startPush', 'messages'],
  ['getRelatie', 'details'],
])('classifies %s as %s', (operation, kind) => {
  expect(inzageKind(operation)).toBe(kind);
});

it('classifies unknown operations of another insurer as details', () => {
  expect(['zoekRelatie', 'constructor', ''].map(inzageKind)).toEqual(Array(3).fill('details'));
});
