import type { ResultOf } from 'gql.tada';
import { fragment } from '../../api/operation.ts';

/** What a row of invoices shows. */
export const factuurRow = fragment(`fragment FactuurRow on FactuurInLijst {
  soortFactuur datum periode status bedrag kenmerk kenmerkBetaalverzoek datumAutomatischeIncasso openBedrag
}`);

/** What a payment request is, what it adds up from and how far paying it is. */
export const betaalverzoekCore = fragment(`fragment BetaalverzoekCore on Betaalverzoek {
  titel datum betalingsKenmerk betalingsKenmerkOpgemaakt uitersteBetaalDatum
  facturen { kenmerk factuur datum periode bedrag }
  bedragTotaal bedragEerderBetaaldVerrekend bedragTeBetalen kostenBijNietBetalen
  betaling { betalingId status sinds }
  canShareBetaling
}`);

/** An invoice as a list shows it; amounts in integer cents, days `yyyy-mm-dd`. */
export type FactuurInRow = ResultOf<typeof factuurRow>;

/** A payment request as a list shows it; amounts in integer cents, days `yyyy-mm-dd`. */
export type BetaalverzoekInList = ResultOf<typeof betaalverzoekCore>;

/** The last attempt to pay it. */
export type LastBetaling = NonNullable<BetaalverzoekInList['betaling']>;
