import type { noRegelingReasons } from '@mijn/contract/regeling';
import type { Cents } from '@mijn/domain/money';
import { firstTermijn, nextTermijn } from './incasso.rules.ts';

// Months over which the open amount of a payment request can be spread.
const spreads = [3, 6, 9, 12] as const;

// Minimum term, cents; a smaller one costs the insurer more than it brings.
const leastTermijn = 20_00;

export type NoRegelingReason = (typeof noRegelingReasons)[number];

/** An option to pay in terms. Cents. */
export interface RegelingChoice {
  readonly maanden: number;
  readonly termijn: Cents;
  /** Last term, which is the rest. */
  readonly last: Cents;
  readonly firstDay: Temporal.PlainDate;
  readonly lastDay: Temporal.PlainDate;
}

/** Data for the options to pay in terms. Cents. */
export interface RegelingFacts {
  readonly open: Cents;
  /** Required, because terms are debited. */
  readonly hasAccount: boolean;
  /** Another arrangement or debt help is running. */
  readonly running: boolean;
  /** An arrangement was missed within a year. */
  readonly stopped: boolean;
  /** A payment is pending at the bank or with staff. */
  readonly paying: boolean;
}

/** Returns the term for paying an amount in `months` terms; the last one is the rest. */
export function termijnOver(open: Cents, months: number): Cents {
  return Math.ceil(open / months);
}

type Row = readonly [reason: NoRegelingReason, holds: (facts: RegelingFacts) => boolean];

const reasons: readonly Row[] = [
  ['nietsOpen', ({ open }) => open <= 0],
  ['betalingLoopt', ({ paying }) => paying],
  ['lopendeRegeling', ({ running }) => running],
  ['eerderGestopt', ({ stopped }) => stopped],
  ['geenRekening', ({ hasAccount }) => !hasAccount],
  ['teWeinig', ({ open }) => termijnOver(open, spreads[0]) < leastTermijn],
];

/** Returns the reason why no arrangement is possible now; undefined if it is. */
export function noRegelingBecause(facts: RegelingFacts): NoRegelingReason | undefined {
  return reasons.find(([, holds]) => holds(facts))?.[0];
}

function choice(open: Cents, months: number, today: Temporal.PlainDate): RegelingChoice {
  const termijn = termijnOver(open, months);
  const count = Math.ceil(open / termijn);
  const firstDay = firstTermijn(today);
  let lastDay = firstDay;
  for (let i = 1; i < count; i += 1) lastDay = nextTermijn(lastDay);
  return { maanden: months, termijn, last: open - (count - 1) * termijn, firstDay, lastDay };
}

/**
 * Returns the options to pay in terms, shortest first; none where no arrangement is possible. Each term
 * is debited on the last working day of a month.
 */
export function regelingChoices(
  facts: RegelingFacts,
  today: Temporal.PlainDate,
): readonly RegelingChoice[] {
  if (noRegelingBecause(facts) !== undefined) return [];
  return spreads
    .filter((months) => termijnOver(facts.open, months) >= leastTermijn)
    .map((months) => choice(facts.open, months, today));
}
