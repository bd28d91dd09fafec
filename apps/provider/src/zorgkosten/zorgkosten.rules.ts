import type { ZorgkostenLine } from '@mijn/contract/zorgkosten';
import { centsToEuros } from '@mijn/domain/money';
import type { ZorgkostenRow } from './zorgkosten.queries.ts';

/**
 * Returns the division of a line's costs in the contract's form (§3, docs/decisions.md §6). Own
 * risk paid in terms is the person's own too: that part of the payout does not count as reimbursed.
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
