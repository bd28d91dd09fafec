import { formatDay } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import { formatAmount, sumOf } from '@mijn/domain/money';
import * as m from '../../../generated/texts/specificatie.js';
import { parseStatus } from '../status/factuurStatus.ts';
import type { SettlementFactuur, Specificatie } from './specificatie.ts';

/** Returns the used own risk against the instalments, and that not all were paid if so. */
export function usedAgainstTermijnen(specificatie: Specificatie): string {
  const { bedragTotaalEigenRisico } = specificatie.eigenRisicoGebruiken;
  const { bedragOpgelegd, bedragNietBetaald } = specificatie.opgelegdeTermijnen;
  const difference = bedragTotaalEigenRisico - bedragOpgelegd;
  const first = difference === 0 ? m.usedAsAsked() : difference > 0 ? m.usedMore() : m.usedLess();
  return bedragNietBetaald === 0 ? first : `${first} ${m.notAllPaid()}`;
}

/** The result of a settlement for one insured person, in words. */
export interface SettlementOutcome {
  readonly phase: 'toPay' | 'toReceive' | 'done';
  readonly title: string;
  /** Explains another amount on the invoice; undefined without one. */
  readonly text: string | undefined;
}

const doneCodes: ReadonlySet<string | undefined> = new Set(['betaald', 'verrekening']);

type Boeking = SettlementFactuur['boekingen'][number];

// The last booking date, on which it was done.
function lastDay(boekingen: readonly Boeking[], language: Language): string | undefined {
  const day = boekingen
    .map(({ datum }) => datum)
    .toSorted()
    .at(-1);
  return day === undefined ? undefined : formatDay(day, language);
}

const amountOf = (boekingen: readonly Boeking[]): number => sumOf(boekingen, (one) => one.bedrag);

// The invoice may include other people of the policy, so a partial set-off is named without its own amount.
function doneTitle(factuur: SettlementFactuur, bedrag: string, language: Language): string {
  const isCredit = factuur.bedragTotaal < 0;
  const setOff = factuur.boekingen.filter(({ soort }) => soort === 'verrekening');
  const others = factuur.boekingen.filter(({ soort }) => soort !== 'verrekening');
  const isPaid = amountOf(others) !== 0;
  const isSetOff = amountOf(setOff) !== 0;
  if (isPaid && isSetOff) return (isCredit ? m.isPartlyPaidOut : m.isPartlyPaid)({ bedrag });
  if (isSetOff || (!isPaid && parseStatus(factuur).code === 'verrekening')) {
    const day = new Set(setOff.map(({ datum }) => datum)).size === 1 && lastDay(setOff, language);
    return day ? m.isVerrekeningOn({ bedrag, day }) : m.isVerrekening({ bedrag });
  }
  const day = lastDay(others, language);
  if (isCredit) return day === undefined ? m.isPaidOut({ bedrag }) : m.isPaidOutOn({ bedrag, day });
  return day === undefined ? m.isPaid({ bedrag }) : m.isPaidOn({ bedrag, day });
}

// The invoice may include other people of the policy, and be partly paid already.
function openText(factuur: SettlementFactuur, total: number, language: Language) {
  if (factuur.bedragTeBetalen === total) return undefined;
  const bedrag = formatAmount(Math.abs(factuur.bedragTeBetalen), language);
  return factuur.bedragTeBetalen < 0 ? m.factuurToReceive({ bedrag }) : m.factuurOpen({ bedrag });
}

/**
 * Returns the result of a settlement for one insured person: still to pay or receive, or done, with date
 * and method. Explains a different amount on the invoice.
 */
export function settlementOutcome(
  { bedragTotaalRegeling: total }: Specificatie,
  factuur: SettlementFactuur,
  language: Language,
): SettlementOutcome {
  const bedrag = formatAmount(Math.abs(total), language);
  const done = doneCodes.has(parseStatus(factuur).code);
  if (total === 0) return { phase: 'done', title: m.exactlyPaid(), text: undefined };
  if (done) {
    return { phase: 'done', title: doneTitle(factuur, bedrag, language), text: undefined };
  }
  return {
    phase: total > 0 ? 'toPay' : 'toReceive',
    title: total > 0 ? m.pay({ bedrag }) : m.getBack({ bedrag }),
    text: openText(factuur, total, language),
  };
}
