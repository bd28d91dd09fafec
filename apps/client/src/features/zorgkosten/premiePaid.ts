import type { ZorgkostenData } from './getZorgkosten.ts';

/**
 * What of the premium of a year is paid, cents; null where the insurer does not tell the viewer, or not
 * which month an invoice is about.
 */
export function premiePaid(facturen: ZorgkostenData['facturen'], year: number): number | null {
  if (facturen === null) return null;
  const premies = facturen.filter(({ soortFactuur }) => soortFactuur === 'Zorgpremie');
  if (premies.some(({ periode }) => periode === null)) return null;
  return premies
    .filter(({ periode, status }) => periode?.startsWith(`${year}-`) && status === 'Betaald')
    .reduce((sum, { bedrag }) => sum + bedrag, 0);
}
