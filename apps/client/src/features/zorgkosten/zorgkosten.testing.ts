import type { Zorgkosten } from './getZorgkosten.ts';
import type { Parts } from '@mijn/domain/zorgkostenParts';

/** A line of dental care of which these are the parts, cents. */
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
    bedragEigenRisicoInTermijnen: 0,
    declaratieNummer: 'D2026-12345678',
    declaratieVolgnummer: 1,
    correctie: null,
  };
}
