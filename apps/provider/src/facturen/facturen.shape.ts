import type { FactuurInList } from '@mijn/contract/facturen';
import { centsToEuros } from '@mijn/domain/money';
import { factsOf, regelingInContract } from './factuurRow.ts';
import type { FactuurInListRow } from './facturen.queries.ts';
import { factuurStatus } from './status.rules.ts';

/** Returns an invoice of the list in the contract's form. */
export function factuurInList(row: FactuurInListRow): FactuurInList {
  return {
    soortFactuur: row.soort,
    datum: row.datum.toString(),
    status: factuurStatus(factsOf(row)),
    bedrag: centsToEuros(row.bedrag),
    kenmerk: row.kenmerk,
    kenmerkBetaalverzoek: row.betaalverzoek,
    datumAutomatischeIncasso: row.datum_incasso,
    periode: row.periode,
    openBedrag: centsToEuros(row.open),
    titel: row.titel,
    uitersteBetaalDatum: row.uiterste_betaaldatum?.toString() ?? null,
    betalingsRegelingId: row.regeling_id,
    afgeschermd: row.afgeschermd,
    regeling: regelingInContract(row),
    premiePerJaar:
      row.premie_per_jaar?.map(({ jaar, bedrag }) => ({ jaar, bedrag: centsToEuros(bedrag) })) ??
      null,
  };
}
