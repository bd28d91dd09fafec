import type { DeclaratieCorrectie } from '@mijn/contract/correctie';
import { centsToEuros } from '@mijn/domain/money';
import type { CorrectieRow } from './declaratie.queries.ts';

/**
 * Returns a correction in the contract's form (ADR 0070); fields that reveal the care are null where
 * the caller may not see it.
 */
export function correctieInContract(row: CorrectieRow, care: boolean): DeclaratieCorrectie {
  const borne = row.niet_vergoed + row.wettelijke_bijdrage + row.eigen_risico;
  return {
    volgnummer: row.volgnummer,
    corrigeert: row.corrigeert,
    soort: row.kind,
    datum: row.datum,
    behandelDatum: row.behandeldatum,
    zorgSoort: care ? row.zorgsoort : null,
    aantal: row.aantal,
    gedeclareerdBedrag: centsToEuros(row.gedeclareerd),
    nietVergoedBedrag: centsToEuros(row.niet_vergoed),
    wettelijkeBijdrageBedrag: centsToEuros(row.wettelijke_bijdrage),
    eigenRisicoBedrag: centsToEuros(row.eigen_risico),
    eigenRisicoInTermijnen: centsToEuros(row.in_termijnen),
    vergoedBedrag: centsToEuros(row.gedeclareerd - borne),
    uitleg: care ? row.uitleg : null,
  };
}
