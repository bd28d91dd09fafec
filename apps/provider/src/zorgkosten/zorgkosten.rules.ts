import type { ZorgkostenLine } from '@mijn/contract/zorgkosten';
import { centsToEuros } from '@mijn/domain/money';
import type { ZorgkostenRow } from './zorgkosten.queries.ts';

/**
 * Who bore a line, in the contract's form (§3, docs/decisions.md §6). Own risk that is paid in terms is the
 * person's own all the same: of what was paid out for the line, that part is not reimbursed.
 */
export function zorgkostenInContract(row: ZorgkostenRow): ZorgkostenLine {
  const rest = row.niet_vergoed + row.wettelijke_bijdrage;
  const notReimbursed = row.eigen_risico + rest;
  return {
    datumIngang: row.behandeldatum,
    zorgsoort: row.zorgsoort,
    soortIndiener: row.soort_indiener,
    naamLocatieZorgverlener: row.locatie_naam,
    bedragGedeclareerd: centsToEuros(row.gedeclareerd),
    bedragNietVergoed: centsToEuros(notReimbursed),
    bedragEigenRisico: centsToEuros(row.eigen_risico),
    bedragWettelijkeBijdrage: centsToEuros(row.wettelijke_bijdrage),
    bedragNietVergoedExclusiefEigenRisico: centsToEuros(rest),
    bedragVergoed: centsToEuros(row.gedeclareerd - notReimbursed),
    declaratieNummer: row.nummer,
    declaratieVolgnummer: row.volgnummer,
    bedragEigenRisicoInTermijnen: centsToEuros(row.eigen_risico_in_termijnen),
    correctie: row.correctie,
  };
}
