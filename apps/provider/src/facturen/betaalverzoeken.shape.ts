import type { Betaalverzoek } from '@mijn/contract/facturen';
import { formatBetalingskenmerk } from '@mijn/domain/betalingskenmerk';
import { centsToEuros } from '@mijn/domain/money';
import { incassokosten } from '@mijn/domain/incassokosten';
import { toContractState } from '../betalingen/betalingen.rules.ts';
import type { BetaalverzoekRow } from './betaalverzoeken.queries.ts';
import { accountNumberZenZ } from './account.ts';

/** A payment request in the contract's form. */
export function betaalverzoekInContract(row: BetaalverzoekRow): Betaalverzoek {
  const aanmaning = row.titel === 'Aanmaning' && row.open > 0;
  return {
    titel: row.titel,
    datum: row.datum.toString(),
    betalingsKenmerk: row.kenmerk,
    betalingsKenmerkOpgemaakt: formatBetalingskenmerk(row.kenmerk),
    uitersteBetaalDatum: row.uiterste_betaaldatum.toString(),
    rekeningNummerZenZ: accountNumberZenZ,
    facturen: row.facturen.map(({ kenmerk, soort, datum, bedrag, periode }) => ({
      kenmerk,
      factuur: soort,
      datum,
      bedrag: centsToEuros(bedrag),
      periode,
    })),
    bedragTotaal: centsToEuros(row.totaal),
    bedragEerderBetaaldVerrekend: centsToEuros(row.totaal - row.open),
    bedragTeBetalen: centsToEuros(row.open),
    betaling: row.betaling && { ...row.betaling, status: toContractState(row.betaling.status) },
    kostenBijNietBetalen: aanmaning ? centsToEuros(incassokosten(row.open)) : null,
  };
}
