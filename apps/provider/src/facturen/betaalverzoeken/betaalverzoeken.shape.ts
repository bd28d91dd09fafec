import type { Betaalverzoek } from '@mijn/contract/facturen';
import { formatBetalingskenmerk } from '@mijn/domain/format';
import { centsToEuros } from '@mijn/domain/money';
import type { BetaalverzoekRow } from './betaalverzoeken.queries.ts';
import { accountNumberZenZ } from '../account.ts';
import {
  noRegelingBecause,
  regelingChoices,
  type RegelingFacts,
} from '../issue/regelingChoices.rules.ts';
import { standingInContract } from '../lastBetaling.ts';

/** Returns a payment request in the contract's form. */
export function betaalverzoekInContract(row: BetaalverzoekRow): Betaalverzoek {
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
    ...standingInContract(row),
    verrekend: row.setOff,
    teVeelBetaald: row.tegoeden.map(({ bedrag, verrekend, paidBackOn, expectedOn, toReturn }) => ({
      bedrag: centsToEuros(bedrag),
      verrekend: centsToEuros(verrekend),
      uitbetaaldOp: paidBackOn,
      verwachtOp: expectedOn,
      kloptNiet: toReturn,
    })),
    teruggeboekt: row.terugboekingen.map(({ bedrag, datum, soort, restored }) => ({
      bedrag: centsToEuros(bedrag),
      datum,
      doorBank: soort === 'teruggehaald',
      hersteld: restored,
    })),
  };
}

/** Returns the options to pay in terms, or the reason for none, in the contract's form. */
export function regelingenInContract(
  facts: RegelingFacts,
  today: Temporal.PlainDate,
): Pick<Betaalverzoek, 'regelingKeuzes' | 'geenRegelingWegens' | 'regelingBedrag'> {
  return {
    regelingKeuzes: regelingChoices(facts, today).map((choice) => ({
      maanden: choice.maanden,
      termijnBedrag: centsToEuros(choice.termijn),
      laatsteBedrag: centsToEuros(choice.last),
      eersteDatum: choice.firstDay.toString(),
      laatsteDatum: choice.lastDay.toString(),
    })),
    geenRegelingWegens: noRegelingBecause(facts) ?? null,
    regelingBedrag: centsToEuros(facts.open),
  };
}
