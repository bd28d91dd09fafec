import type { Betaalverzoek } from '@mijn/contract/facturen';
import { formatBetalingskenmerk } from '@mijn/domain/betalingskenmerk';
import { centenNaarEuros } from '@mijn/domain/geld';
import { incassokosten } from '@mijn/domain/incassokosten';
import { staatInContract } from '../betalingen/betalingen.rules.ts';
import type { BetaalverzoekRij } from './betaalverzoeken.queries.ts';
import { rekeningNummerZenZ } from './rekening.ts';

/** A payment request in the contract's form. */
export function betaalverzoekInContract(rij: BetaalverzoekRij): Betaalverzoek {
  const aanmaning = rij.titel === 'Aanmaning' && rij.open > 0;
  return {
    titel: rij.titel,
    datum: rij.datum.toString(),
    betalingsKenmerk: rij.kenmerk,
    betalingsKenmerkOpgemaakt: formatBetalingskenmerk(rij.kenmerk),
    uitersteBetaalDatum: rij.uiterste_betaaldatum.toString(),
    rekeningNummerZenZ,
    facturen: rij.facturen.map(({ kenmerk, soort, datum, bedrag, periode }) => ({
      kenmerk,
      factuur: soort,
      datum,
      bedrag: centenNaarEuros(bedrag),
      periode,
    })),
    bedragTotaal: centenNaarEuros(rij.totaal),
    bedragEerderBetaaldVerrekend: centenNaarEuros(rij.totaal - rij.open),
    bedragTeBetalen: centenNaarEuros(rij.open),
    betaling: rij.betaling && { ...rij.betaling, status: staatInContract(rij.betaling.status) },
    kostenBijNietBetalen: aanmaning ? centenNaarEuros(incassokosten(rij.open)) : null,
  };
}
