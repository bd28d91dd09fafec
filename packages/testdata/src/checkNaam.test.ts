import { expect, it } from 'vitest';
import { checkNaam } from './checkNaam.ts';
import { sequenceNumbers } from './relaties.ts';
import { accountOf, ibanOf } from './toRelatie.ts';

const sanne = accountOf(sequenceNumbers.sanne);

it.each([
  [sanne, 'Sanne de Vries', 'gelijk'],
  [sanne, 's. DE VRIËS', 'gelijk'],
  [sanne, 'Sanne Vries', 'bijnaGelijk'],
  [sanne, 'Noor Smit', 'anders'],
  [ibanOf(1), 'Sanne de Vries', 'onbekend'],
])('compares the holder of %s with %s', async (iban, naam, outcome) => {
  expect(await checkNaam(iban, naam)).toBe(outcome);
});
