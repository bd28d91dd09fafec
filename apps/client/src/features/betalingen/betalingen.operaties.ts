import { operatie } from '../../api/operatie.ts';

/** How a payment attempt stands, for the page that waits for it; without an id the last of 24 hours. */
export const betalingOperatie = operatie(`query Betaling($betalingId: String) {
  betaling(betalingId: $betalingId) {
    betalingId status bedrag betaalkenmerk betalingsKenmerkOpgemaakt bijgewerktOp
  }
}`);

/** The same, with what it was meant to pay as that stands now: a later attempt may have paid it. */
export const uitkomstOperatie = operatie(`query BetalingUitkomst($betalingId: String) {
  betaling(betalingId: $betalingId) {
    betalingId status bedrag betaalkenmerk betalingsKenmerkOpgemaakt bijgewerktOp
    betaalverzoek { bedragTeBetalen uitersteBetaalDatum betaling { betalingId status } }
  }
}`);
