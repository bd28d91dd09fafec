import { expect, it } from 'vitest';
import { setLanguageSource } from '../../platform/language.ts';
import { leftWords } from './leftWords.ts';

setLanguageSource(() => 'nl');

const days = { merk: 'ZZ', van: '2026-01-01', totEnMet: '2026-06-15', bedrag: 17_500 } as const;
const other = { ...days, merk: 'AZVZ', van: '2026-06-16', totEnMet: '2026-12-31' } as const;
const eigenRisico = {
  verplichtBedrag: 17_500,
  vrijwilligBedrag: 0,
  totaalVerbruikt: 10_000,
  totaalResterend: 7_500,
  inTermijnen: false,
  merk: 'ZZ' as const,
  perMerk: [days, other],
};
const told = (own: Partial<Parameters<typeof leftWords>[0]> = {}, today = '2026-11-21') =>
  leftWords({ ...eigenRisico, ...own }, today, 'nl')?.explanation.replaceAll('\u00A0', ' ');

it.each([
  ['something is left', {}, /liep tot en met 15 juni 2026\. .*zorg tot en met die dag\?/],
  [
    'all is used',
    { totaalResterend: 0 },
    /15 juni 2026\. Het eigen risico is helemaal gebruikt\.$/,
  ],
  ['it is paid in terms', { inTermijnen: true }, /krijg je een eindafrekening\.$/],
])(
  'does not mention amounts still to be paid after the insurance ended, when %s',
  (_what, own, said) => {
    expect(told(own)).toMatch(said);
    expect(told(own)).not.toMatch(/hoogstens|Daarna|Na het jaar/);
  },
);

it('says nothing on the last day, for another brand, or without days from the insurer', () => {
  expect(told({}, '2026-06-15')).toBeUndefined();
  expect(told({}, '2026-06-16')).toBeDefined();
  expect(told({ merk: 'AZVZ' })).toBeUndefined();
  expect(told({ perMerk: null, merk: null })).toBeUndefined();
});
