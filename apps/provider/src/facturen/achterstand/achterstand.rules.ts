import type { Brand } from '@mijn/domain/brands';
import { type Cents, sumOf } from '@mijn/domain/money';
import { daysAfterWaiting } from '../herinnering.rules.ts';
import { type AchterstandStage, achterstandStages } from '@mijn/contract/premieachterstand';
import { achterstandTermsOn } from './achterstandTerms.ts';

/** A premium invoice that is overdue. Cents. */
export interface PremieDebt {
  /** Charged for the months that are overdue. */
  readonly bedrag: Cents;
  readonly open: Cents;
  /** Number of those months, of a month with some days only that part. */
  readonly months: number;
  /** Charged for later months, less what was refunded of them. */
  readonly ahead: Cents;
}

/** Arrears of a policy, with the data that decide about them. */
export interface AchterstandFacts {
  readonly merk: Brand;
  readonly debts: readonly PremieDebt[];
  /** Current stage and its day; null: none yet. */
  readonly stap: AchterstandStage | null;
  readonly sinds: Temporal.PlainDate | null;
  /** On hold: in an arrangement, disputed, with debt help, or a payment is pending. */
  readonly held: boolean;
  /** Last day on which waiting for a payment ended without one; null: never. */
  readonly waited_until: Temporal.PlainDate | null;
}

/** Change of arrears: a new stage, or their end. */
export type AchterstandStep =
  | { readonly kind: 'stage'; readonly stap: AchterstandStage }
  | { readonly kind: 'end' };

const thousandths = 1_000;

/**
 * Returns the months of premium owed, in whole months. Only months that are overdue count, so that
 * monthly, quarterly and yearly payment are treated alike. Payments count for the first months of an
 * invoice.
 */
export function monthsOwed(debts: readonly PremieDebt[]): number {
  const owed = sumOf(debts, ({ bedrag, open, months, ahead }) => {
    if (bedrag <= 0) return 0;
    const overdue = Math.max(0, open - Math.max(0, ahead));
    return Math.floor((overdue * months * thousandths) / bedrag);
  });
  return Math.floor(owed / thousandths);
}

function stageAfter(stap: AchterstandStage | null): AchterstandStage | undefined {
  return achterstandStages[stap === null ? 0 : achterstandStages.indexOf(stap) + 1];
}

/** Returns the next stage if nothing is paid, with its number of months; undefined: none. */
export function nextStage(
  { merk, stap }: Pick<AchterstandFacts, 'merk' | 'stap'>,
  day: Temporal.PlainDate,
): { readonly stap: AchterstandStage; readonly months: number } | undefined {
  const terms = achterstandTermsOn(merk, day);
  const next = stageAfter(stap);
  return terms && next ? { stap: next, months: terms.months[next] } : undefined;
}

/**
 * Decides about the arrears of a policy on a day (Zvw 18a-c): one stage at a time, with days in
 * between, and none while on hold. They end when nothing is owed, or everything is in an arrangement.
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
