import type { Place, ReadLine, ReadNota, ReadValue } from './readNota.ts';

export const place: Place = {
  bestandId: 'b1',
  bladzijde: 1,
  links: 0.1,
  boven: 0.2,
  breedte: 0.3,
  hoogte: 0.02,
};

/** Returns a certain value. */
export function certain<T>(value: T): ReadValue<T> {
  return { waarde: value, zeker: true, plaats: place };
}

/** Returns a line as read. */
export function readLine(including: Partial<ReadLine> = {}): ReadLine {
  return {
    behandelDatum: certain('2026-11-02'),
    omschrijving: certain('Consult'),
    zorgsoort: certain('Huisarts'),
    bedrag: certain(4125),
    ...including,
  };
}

/** Returns a clear bill of one line, with these differences. */
export function readNota(
  including: Partial<ReadNota> = {},
  inLine: Partial<ReadLine> = {},
): ReadNota {
  return {
    bestandIds: ['b1'],
    naamZorgverlener: certain('Huisartsenpraktijk De Duinen'),
    notaNummer: certain('N-2026-17'),
    buitenland: null,
    relatienummer: certain('1001'),
    regels: [readLine(inLine)],
    totaal: null,
    andereMunt: false,
    ontbreekt: [],
    ...including,
  };
}
