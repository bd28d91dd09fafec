import { beforeAll, expect, it } from 'vitest';
import { setLanguageSource } from '../../platform/language.ts';
import { waitsForAccount } from './waitsForAccount.ts';

beforeAll(() => setLanguageSource(() => 'nl'));

const waiting = [
  { kenmerk: 'D-1', bedrag: 77_740 },
  { kenmerk: 'D-2', bedrag: 5_000 },
];

it.each([
  ['D-1', 147_500, 'Daarvan wacht €\u00A0777,40 op je rekeningnummer.'],
  ['D-2', 5_000, 'Wacht op je rekeningnummer.'],
  ['D-3', 5_000, undefined],
])('says how much of %s, with a payout of %d cents, waits', (nummer, paid, said) => {
  expect(waitsForAccount({ nummer, uitgekeerdBedrag: paid }, waiting, 'nl')).toBe(said);
});
