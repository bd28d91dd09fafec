import type { Merk } from '@mijn/domain/merken';
import type { DekkingGegevens, RegelUitkomst, Verbruik } from './vormen.ts';

/** Under which own risk is counted: brand and calendar year. */
export function eigenRisicoSleutel(merk: Merk, jaar: number): string {
  return `${merk}/${jaar}`;
}

/**
 * Under which a year's budget and contribution are counted: brand, package, care and calendar year, so
 * that a new version of the cover in the middle of a year does not start the budget again.
 */
export function budgetSleutel(
  { merk, pakket, zorgsoort }: Pick<DekkingGegevens, 'merk' | 'pakket' | 'zorgsoort'>,
  jaar: number,
): string {
  return `${merk}/${pakket}/${zorgsoort}/${jaar}`;
}

/** Nothing used yet. */
export const leegVerbruik: Verbruik = { eigenRisico: {}, vergoed: {}, bijdrage: {} };

function plus(
  tellers: Readonly<Record<string, number>>,
  sleutel: string,
  bedrag: number,
): Readonly<Record<string, number>> {
  return bedrag === 0 ? tellers : { ...tellers, [sleutel]: (tellers[sleutel] ?? 0) + bedrag };
}

/** What is used once this line counts too. Amounts in cents. */
export function telRegelMee(
  verbruik: Verbruik,
  { bedragen, dekking, jaar }: Pick<RegelUitkomst, 'bedragen' | 'dekking' | 'jaar'>,
): Verbruik {
  if (dekking === null) return verbruik;
  const budget = budgetSleutel(dekking, jaar);
  return {
    eigenRisico: plus(
      verbruik.eigenRisico,
      eigenRisicoSleutel(dekking.merk, jaar),
      bedragen.eigenRisicoVerplicht + bedragen.eigenRisicoVrijwillig,
    ),
    vergoed: plus(verbruik.vergoed, budget, bedragen.gedeclareerd - bedragen.nietVergoed),
    bijdrage: plus(verbruik.bijdrage, budget, bedragen.wettelijkeBijdrage),
  };
}
