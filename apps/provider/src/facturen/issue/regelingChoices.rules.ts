import type { noRegelingReasons } from '@mijn/contract/regeling';
import type { Cents } from '@mijn/domain/money';
import { firstTermijn, nextTermijn } from './incasso.rules.ts';

/** The months over which what is open of a payment request can be spread. */
const spreads = [3, 6, 9, 12] as const;

/** A term is this much at least, cents: less costs the insurer more than it brings. */
const leastTermijn = 20_00;

/** Why an arrangement cannot be asked for. */
export type NoRegelingReason = (typeof noRegelingReasons)[number];

/** A way to pay in terms: what each costs, and when. Cents. */
export interface RegelingChoice {
  readonly maanden: number;
  readonly termijn: Cents;
  /** The last one is what is left. */
  readonly last: Cents;
  readonly firstDay: Temporal.PlainDate;
  readonly lastDay: Temporal.PlainDate;
}

/** What asking for an arrangement depends on. Cents. */
export interface RegelingFacts {
  readonly open: Cents;
  /** Terms are debited. */
  readonly hasAccount: boolean;
  /** Another arrangement runs, debt help included. */
  readonly running: boolean;
  /** One was missed within a year. */
  readonly stopped: boolean;
  /** The bank is busy with a payment of it, or a person has to look at one. */
  readonly paying: boolean;
}

/** A term of so many over what is open: the last one is what is left. */
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

/** Why an arrangement cannot be asked for now; undefined where it can. */
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
 * The ways to pay what is open in terms, the shortest first; none where no arrangement can be asked
 * for. Each term is debited on the last working day of a month.
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
