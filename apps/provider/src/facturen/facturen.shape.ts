import type { FactuurInList } from '@mijn/contract/facturen';
import { centsToEuros } from '@mijn/domain/money';
import type { Complete } from '../facts/listFields.ts';
import { answerListFields, type FactuurInListRow } from './factuurFields.queries.ts';
import { factsOf, regelingInContract } from './factuurRow.ts';
import { factuurStatus } from './status.rules.ts';

/** Returns an invoice of the list in the contract's form, amounts in euros. */
export function factuurInList(row: FactuurInListRow): Complete<FactuurInList> {
  return {
    soortFactuur: row.soort,
    datum: row.datum.toString(),
    status: factuurStatus(factsOf(row)),
    bedrag: centsToEuros(row.bedrag),
    kenmerk: row.kenmerk,
    kenmerkBetaalverzoek: row.betaalverzoek,
    datumAutomatischeIncasso: row.datum_incasso,
    openBedrag: centsToEuros(row.open),
    titel: row.titel,
    uitersteBetaalDatum: row.uiterste_betaaldatum?.toString() ?? null,
    betalingsRegelingId: row.regeling_id,
    regeling: regelingInContract(row),
    ...answerListFields(row, !row.afgeschermd),
  };
}
