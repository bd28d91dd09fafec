import type { FactuurStatusCode } from '@mijn/domain/factuur';
import type { ShownBetaalverzoek } from '../phase/BetaalverzoekAnswer.tsx';
import { parseStatus } from '../status/factuurStatus.ts';
import type { Factuur } from './factuur.ts';

const mustPay: ReadonlySet<FactuurStatusCode | undefined> = new Set<FactuurStatusCode>([
  'toPay',
  'herinnering',
  'aanmaning',
]);

/**
 * Returns the payment request of an open invoice, as its own page shows it; undefined if the person does not
 * have to pay the invoice, or not yet.
 */
export function betaalverzoekOf(factuur: Factuur): ShownBetaalverzoek | undefined {
  const { betaalVerzoek: betaalverzoek, bedragTeBetalen, titel } = factuur;
  if (!betaalverzoek || bedragTeBetalen <= 0 || !mustPay.has(parseStatus(factuur).code))
    return undefined;
  return {
    titel,
    bedragTeBetalen: betaalverzoek.bedragTeBetalen,
    uitersteBetaalDatum: betaalverzoek.uitersteBetaalDatum,
    betalingsKenmerk: betaalverzoek.kenmerk,
    kostenBijNietBetalen: betaalverzoek.kostenBijNietBetalen,
    betaling: betaalverzoek.betaling,
  };
}
