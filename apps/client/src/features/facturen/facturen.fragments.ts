import type { ResultOf } from 'gql.tada';
import { fragment } from '../../api/operation.ts';

export const factuurInList = fragment(`fragment FactuurInList on FactuurInList {
  soortFactuur datum periode status bedrag kenmerk kenmerkBetaalverzoek datumAutomatischeIncasso openBedrag
}`);

/** The fields of a payment request: its invoices, amounts and payment. */
export const betaalverzoekCore = fragment(`fragment BetaalverzoekCore on Betaalverzoek {
  titel datum betalingsKenmerk betalingsKenmerkOpgemaakt uitersteBetaalDatum
  facturen { kenmerk factuur datum periode bedrag }
  bedragTotaal bedragEerderBetaaldVerrekend bedragTeBetalen kostenBijNietBetalen
  betaling { betalingId status sinds }
  canShareBetaling
}`);

/** An invoice in a list; amounts in integer cents, dates `yyyy-mm-dd`. */
export type FactuurInList = ResultOf<typeof factuurInList>;

/** A payment request in a list; amounts in integer cents, dates `yyyy-mm-dd`. */
export type BetaalverzoekInList = ResultOf<typeof betaalverzoekCore>;

/** The last attempt to pay it. */
export type LastBetaling = NonNullable<BetaalverzoekInList['betaling']>;
