import type { Merk } from '@mijn/domain/merken';
import { eigenRisicoVanJaar } from '../declaraties/beoordelen/jaarEigenRisico.ts';
import type { EigenRisicoFeiten } from './eigenRisico.queries.ts';

/** Own risk of a person in a year (§3), cents. */
export interface EigenRisicoStand {
  readonly verplicht: number;
  readonly vrijwillig: number;
  readonly verbruikt: number;
  readonly resterend: number;
}

/**
 * Works out where a person stands with own risk of a brand and year: what counts for them (by days,
 * from 18), what their lines used of it, what is left. Undefined when the year is not settled or the
 * person was never insured with that brand in it.
 */
export function bepaalEigenRisico(
  feiten: EigenRisicoFeiten,
  merk: Merk,
  jaar: number,
): EigenRisicoStand | undefined {
  if (!feiten.bedrag || !isVerzekerdIn(feiten, merk, jaar)) return undefined;
  const persoon = { geboorteDatum: feiten.geboortedatum, verzekeringen: feiten.verzekeringen };
  const { verplicht, vrijwillig } = eigenRisicoVanJaar(persoon, merk, jaar, [feiten.bedrag]);
  const { verbruikt } = feiten;
  // A shorter year than was judged with leaves less than was used: never below zero.
  const resterend = Math.max(0, verplicht + vrijwillig - verbruikt);
  return { verplicht, vrijwillig, verbruikt, resterend };
}

function isVerzekerdIn({ verzekeringen }: EigenRisicoFeiten, merk: Merk, jaar: number): boolean {
  return verzekeringen.some(
    (periode) =>
      periode.merk === merk &&
      periode.geldigVan < `${jaar + 1}-01-01` &&
      (periode.geldigTot === null || periode.geldigTot > `${jaar}-01-01`),
  );
}
