import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  factuurStatusCodes,
  factuurStatusTexts,
  incassoPlannedText,
  parseFactuurStatus,
  betaalgemakTermijn,
} from './factuur.ts';

// Copied from the specification, §4, so that the test does not repeat the code's table.
const texts = [
  'Betaald',
  'Te betalen via iDEAL',
  'Verrekend',
  'Te ontvangen',
  'Incasso mislukt - betaalverzoek volgt',
  'Betaalgemak beëindigd - betaalverzoek volgt',
  'Opgenomen in betalingsregeling',
  'Schuldregeling',
  'Herincasso (wordt van uw rekening afgeschreven op)',
  'Aanmaning - te betalen via iDEAL',
  'Herinnering - te betalen via iDEAL',
  'Zie eindafrekening',
];

it('has the twelve texts of the specification, each with its own code', () => {
  expect(factuurStatusCodes.map((code) => factuurStatusTexts[code])).toEqual(texts);
  const codes = texts.map((text) => parseFactuurStatus(text)?.code);
  expect(new Set(codes).size).toBe(12);
  expect(codes).toEqual(factuurStatusCodes);
});

it('parses the day of a planned direct debit', () => {
  expect(incassoPlannedText('2026-11-05')).toBe(
    'Wordt automatisch afgeschreven op 5 november 2026',
  );
  expect(parseFactuurStatus(incassoPlannedText('2026-11-05'))).toEqual({
    code: 'incassoPlanned',
    dag: '2026-11-05',
  });
});

it.each([
  '',
  'betaald',
  'Betaald ',
  'Kwijtgescholden',
  'toString',
  'Wordt automatisch afgeschreven op ',
  'Wordt automatisch afgeschreven op 31 juni 2026',
])('returns undefined for %j', (text) => {
  expect(parseFactuurStatus(text)).toBeUndefined();
});

it.each([
  // The published example: nine terms of € 40 and one of € 25.
  [385_00, 40_00],
  [360_00, 30_00],
  [360_01, 40_00],
  [1_00, 30_00],
  [1_200_00, 100_00],
  [1_200_01, 110_00],
])('spreads %i cents in terms of %i cents', (open, termijn) => {
  expect(betaalgemakTermijn(open)).toBe(termijn);
});

it('pays the whole amount in at most twelve terms of whole tens of euros', () => {
  fc.assert(
    fc.property(fc.nat(5_000_000_00), (open) => {
      const termijn = betaalgemakTermijn(open);
      expect(Math.ceil(open / termijn)).toBeLessThanOrEqual(12);
      expect(termijn % 10_00).toBe(0);
    }),
  );
});
