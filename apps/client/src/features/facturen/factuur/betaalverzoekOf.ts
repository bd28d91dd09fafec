import type { FactuurStatusCode } from '@mijn/domain/factuurstatus';
import type { ShownBetaalverzoek } from '../phase/BetaalverzoekAnswer.tsx';
import { parseStatus } from '../factuurStatus.ts';
import type { Factuur } from './factuur.ts';

const mustPay: ReadonlySet<FactuurStatusCode | undefined> = new Set<FactuurStatusCode>([
  'toPay',
  'herinnering',
  'aanmaning',
]);

/**
 * The payment request by which an open invoice is asked, as its own page shows it; undefined where
 * the invoice asks nothing of the person, or was not asked yet.
 */
export function betaalverzoekOf(factuur: Factuur): ShownBetaalverzoek | undefined {
  const { betaalVerzoek: request, bedragTeBetalen, titel } = factuur;
  if (!request || bedragTeBetalen <= 0 || !mustPay.has(parseStatus(factuur).code)) return undefined;
  return {
    titel,
    bedragTeBetalen: request.bedragTeBetalen,
    uitersteBetaalDatum: request.uitersteBetaalDatum,
    betalingsKenmerk: request.kenmerk,
    kostenBijNietBetalen: request.kostenBijNietBetalen,
    betaling: request.betaling,
  };
}
