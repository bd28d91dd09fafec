import type { Brand } from '@mijn/domain/brands';
import { type Cents, sumOf } from '@mijn/domain/money';
import { daysAfterWaiting } from '../herinnering.rules.ts';
import { type AchterstandStage, achterstandStages } from '@mijn/contract/premieachterstand';
import { achterstandTermsOn } from './achterstandTerms.ts';

/** A premium invoice that was not paid in time. Cents. */
export interface PremieDebt {
  readonly bedrag: Cents;
  readonly open: Cents;
  /** The months that it covers, and how many of them have begun. */
  readonly months: number;
  readonly begun: number;
}

/** What decides about the arrears of a policy. */
export interface AchterstandFacts {
  readonly merk: Brand;
  readonly debts: readonly PremieDebt[];
  /** The stage that these arrears are in, and since when; null: none yet. */
  readonly stap: AchterstandStage | null;
  readonly sinds: Temporal.PlainDate | null;
  /** An arrangement, a dispute or debt help runs, or a payment is being looked at. */
  readonly held: boolean;
  /** The last day on which waiting for a payment of it ended without it being paid; null: nobody waited. */
  readonly waited_until: Temporal.PlainDate | null;
}

/** What happens to the arrears of a policy: they come to a stage, or are over. */
export type AchterstandStep =
  | { readonly kind: 'stage'; readonly stap: AchterstandStage }
  | { readonly kind: 'end' };

const thousandths = 1_000;

/**
 * How many months of premium are owed, in whole months. A month counts once it has begun, so that it is the same for
 * who pays per month, quarter or year. What was paid of an invoice counts for its first months.
 */
export function monthsOwed(debts: readonly PremieDebt[]): number {
  const owed = sumOf(debts, ({ bedrag, open, months, begun }) => {
    if (bedrag <= 0 || months <= 0) return 0;
    const ahead = (bedrag * (months - begun)) / months;
    return Math.floor((Math.max(0, open - ahead) * months * thousandths) / bedrag);
  });
  return Math.floor(owed / thousandths);
}

/** The stage after one; undefined after the last. */
function stageAfter(stap: AchterstandStage | null): AchterstandStage | undefined {
  return achterstandStages[stap === null ? 0 : achterstandStages.indexOf(stap) + 1];
}

/** The stage that follows when nothing is paid, with the months from which it does; undefined: none. */
export function nextStage(
  { merk, stap }: Pick<AchterstandFacts, 'merk' | 'stap'>,
  day: Temporal.PlainDate,
): { readonly stap: AchterstandStage; readonly months: number } | undefined {
  const terms = achterstandTermsOn(merk, day);
  const next = stageAfter(stap);
  return terms && next ? { stap: next, months: terms.months[next] } : undefined;
}

/**
 * Decides on a day about the arrears of a policy (Zvw 18a-c): one stage at a time, with days in between, and none while
 * they are held. They are over when nothing is owed any more, or all of it is in an arrangement.
 */
export function achterstandStep(
  facts: AchterstandFacts,
  day: Temporal.PlainDate,
): AchterstandStep | undefined {
  const { debts, stap, sinds, held, merk, waited_until: waitedUntil } = facts;
  if (stap !== null && sumOf(debts, ({ open }) => open) <= 0) return { kind: 'end' };
  const next = nextStage(facts, day);
  const terms = achterstandTermsOn(merk, day);
  if (held || !next || !terms || monthsOwed(debts) < next.months) return undefined;
  const earliest = [
    sinds?.add({ days: terms.daysBetween }),
    waitedUntil?.add({ days: daysAfterWaiting + 1 }),
  ];
  const isTooEarly = earliest.some((from) => from && Temporal.PlainDate.compare(day, from) < 0);
  return isTooEarly ? undefined : { kind: 'stage', stap: next.stap };
}
