import { expect, it } from 'vitest';
import { meldingLowered, meldingShifted, meldingTakenBack } from './correctieMeldingen.ts';

const none = {
  gedeclareerd: 0,
  notCovered: 0,
  wettelijkeBijdrage: 0,
  compulsoryEigenRisico: 0,
  voluntaryEigenRisico: 0,
  uitgekeerd: 0,
  inTermijnen: 0,
};
const textOf = (own: Partial<typeof none>, isInTermijnen = false): string =>
  meldingShifted({ ...none, ...own }, 2026, isInTermijnen).omschrijving.replaceAll('\u00A0', ' ');
const start = 'Een eerdere nota van 2026 is teruggenomen. Daardoor veranderde deze regel.';

it('explains that the care provider took a bill back', () => {
  expect(meldingTakenBack()).toEqual({
    code: 'teruggenomen',
    omschrijving:
      'De zorgverlener heeft deze nota teruggenomen. Daarom telt deze zorg niet meer mee.',
  });
});

it('explains what grew and what shrank because another bill was taken back', () => {
  expect(meldingShifted(none, 2026, false).code).toBe('verschoven');
  expect(textOf({ compulsoryEigenRisico: 11_665, notCovered: -2_500 })).toBe(
    `${start} Je betaalt over deze zorg nu € 116,65 meer eigen risico. Van deze zorg is nu € 25,00 minder niet vergoed.`,
  );
  expect(textOf({ wettelijkeBijdrage: 100 })).toBe(
    `${start} Je betaalt voor deze zorg nu € 1,00 meer wettelijke eigen bijdrage.`,
  );
});

it('refers own risk in terms to the settlement', () => {
  expect(textOf({ compulsoryEigenRisico: -5_000 }, true)).toBe(
    `${start} Je betaalt over deze zorg nu € 50,00 minder eigen risico. Dat telt mee in de eindafrekening van 2026.`,
  );
});

it('explains lower own risk of a year that is not fully insured', () => {
  const { code, omschrijving } = meldingLowered(
    { ...none, compulsoryEigenRisico: -5_000 },
    2026,
    true,
  );
  expect(code).toBe('verminderd');
  expect(omschrijving.replaceAll('\u00A0', ' ')).toBe(
    'De verzekering geldt niet heel 2026. Daardoor is het eigen risico van 2026 lager geworden. Je betaalt over deze zorg nu € 50,00 minder eigen risico. Dat telt mee in de eindafrekening van 2026.',
  );
});
