import type { Zorgpas } from './zorgpas.ts';

/** Returns a pass in the form of the screen, with these differences. */
export function zorgpasOf(otherwise: Partial<Zorgpas> = {}): Zorgpas {
  return {
    relatieNummer: '700410137',
    naam: 'Sanne de Vries',
    geboorteDatum: '1985-06-22',
    achternaam: 'de Vries',
    voorletters: 'S.',
    zorgverzekeraarCode: '0000',
    zorgverzekeraarOmschrijving: 'Zilverzand',
    identificatie: '80528000070041013701',
    vervalDatum: '2028-12-31',
    ...otherwise,
  };
}
