import type { ListedDocument } from './documentChoice.ts';

/** Returns a policy sheet of a year, with these differences. */
export function sheetOf(year: number, otherwise: Partial<ListedDocument> = {}): ListedDocument {
  return {
    soort: 'polisblad',
    jaar: year,
    datum: `${year - 1}-11-12`,
    kenmerk: 'P700410137',
    roepnaam: null,
    geboorteDatum: null,
    zorgsoorten: null,
    brief: null,
    regeling: null,
    ...otherwise,
  };
}
