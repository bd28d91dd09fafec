import { operation } from '../../api/operation.ts';

/**
 * Loads the status of a payment attempt for the page that waits for it; without an id the last one of 24
 * hours.
 */
export const betalingOperation = operation(`query Betaling($betalingId: String) {
  betaling(betalingId: $betalingId) {
    betalingId status bedrag betaalkenmerk betalingsKenmerkOpgemaakt bijgewerktOp dag
    delen { betaalkenmerk betalingsKenmerkOpgemaakt bedrag facturen { factuur datum periode } }
  }
}`);

/** Loads the same with the current state of its payment requests, which a later attempt may have paid. */
export const outcomeOperation = operation(`query BetalingUitkomst($betalingId: String) {
  betaling(betalingId: $betalingId) {
    betalingId status bedrag betaalkenmerk betalingsKenmerkOpgemaakt bijgewerktOp dag ontvangen teVeel
    delen { betaalkenmerk betalingsKenmerkOpgemaakt bedrag facturen { factuur datum periode } }
    betaalverzoek { betalingsKenmerk bedragTeBetalen uitersteBetaalDatum betaling { betalingId status } }
    betaalverzoeken { betalingsKenmerk bedragTeBetalen uitersteBetaalDatum betaling { betalingId status } }
  }
}`);
