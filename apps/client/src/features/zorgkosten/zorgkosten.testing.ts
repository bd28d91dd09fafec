import type { Zorgkosten, ZorgkostenData } from './getZorgkosten.ts';
import type { Parts } from '@mijn/domain/zorgkostenParts';

/** A line of dental care with these parts in cents. */
export function toLine(parts: Partial<Parts>): Zorgkosten {
  const { reimbursed = 0, eigenRisico = 0, wettelijkeBijdrage = 0, notReimbursed = 0 } = parts;
  const rest = wettelijkeBijdrage + notReimbursed;
  return {
    datumIngang: '2026-11-12',
    zorgsoort: 'Tandarts',
    soortIndiener: 'Verzekerde',
    naamLocatieZorgverlener: 'Praktijk De Linde',
    bedragGedeclareerd: reimbursed + eigenRisico + rest,
    bedragVergoed: reimbursed,
    bedragEigenRisico: eigenRisico,
    bedragWettelijkeBijdrage: wettelijkeBijdrage,
    bedragNietVergoed: eigenRisico + rest,
    bedragNietVergoedExclusiefEigenRisico: rest,
    declaratieNummer: 'D2026-12345678',
    declaratieVolgnummer: 1,
    correctie: null,
  };
}

const person = (relatienummer: string, opgemaakteNaam: string, geboorteDatum: string) => ({
  relatienummer,
  opgemaakteNaam,
  geboorteDatum,
  verzekerdSinds: '2019-01-01',
});

/** Loader data of Sanne, with Bram on her policy. */
export function dataOf(otherwise: Partial<ZorgkostenData> = {}): ZorgkostenData {
  return {
    lines: [toLine({ reimbursed: 8250, eigenRisico: 2000, notReimbursed: 750 })],
    before: null,
    facturen: null,
    eigenRisico: { succeeded: false, status: 404, redenen: [] },
    isUnknownThisYear: false,
    self: 'R1',
    withVooruit: true,
    withPdf: false,
    people: [
      person('R1', 'Sanne de Vries', '1985-06-22'),
      person('R2', 'Bram de Vries', '2013-04-21'),
    ],
    behind: null,
    ...otherwise,
  };
}
