import type { Bericht } from './bericht.ts';

/** Returns a message of today about a claim for physiotherapy, with these differences. */
export function berichtOf(otherwise: Partial<Bericht> = {}): Bericht {
  return {
    berichtId: 'b1',
    soort: 'declaratie',
    datum: '2026-11-21',
    gelezen: false,
    kenmerk: 'D2026-00000001',
    bedrag: 8_250,
    dag: '2026-11-24',
    roepnaam: null,
    geboorteDatum: null,
    zorgsoorten: ['Fysiotherapie'],
    gedaan: false,
    gedaanOp: null,
    mislukt: false,
    teruggeboekt: false,
    herincassoOp: null,
    achterstand: null,
    briefId: null,
    factuur: null,
    vervallen: false,
    regeling: [],
    jaar: null,
    machtiging: null,
    betaalverzoek: null,
    ...otherwise,
  };
}
