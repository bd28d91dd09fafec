import { operation } from '../../api/operation.ts';

/** How a payment attempt stands, for the page that waits for it; without an id the last of 24 hours. */
export const betalingOperation = operation(`query Betaling($betalingId: String) {
  betaling(betalingId: $betalingId) {
    betalingId status bedrag betaalkenmerk betalingsKenmerkOpgemaakt bijgewerktOp dag
    delen { betaalkenmerk betalingsKenmerkOpgemaakt bedrag facturen { factuur datum periode } }
  }
}`);

/** The same, with what it was meant to pay as that stands now: a later attempt may have paid it. */
export const outcomeOperation = operation(`query BetalingUitkomst($betalingId: String) {
  betaling(betalingId: $betalingId) {
    betalingId status bedrag betaalkenmerk betalingsKenmerkOpgemaakt bijgewerktOp dag ontvangen teVeel
    delen { betaalkenmerk betalingsKenmerkOpgemaakt bedrag facturen { factuur datum periode } }
    betaalverzoek { betalingsKenmerk bedragTeBetalen uitersteBetaalDatum betaling { betalingId status } }
    betaalverzoeken { betalingsKenmerk bedragTeBetalen uitersteBetaalDatum betaling { betalingId status } }
  }
}`);
