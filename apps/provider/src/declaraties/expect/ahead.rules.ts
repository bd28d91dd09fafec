import type { voorafReasons } from '@mijn/contract/vooraf';
import { type Cents, sumOf } from '@mijn/domain/money';
import type { AheadFacts } from './ahead.queries.ts';
import { judge } from '../../assess/judge.ts';
import type { JudgedLine, LineInput } from '../../assess/shapes.ts';

export type AheadReason = (typeof voorafReasons)[number];

export type AheadOutcome =
  | { readonly lines: readonly JudgedLine[]; readonly reason: null; readonly atMost: null }
  | {
      readonly lines: null;
      readonly reason: AheadReason;
      /** Payout in cents if nobody used the shared budget; null for another reason. */
      readonly atMost: Cents | null;
    };

export interface Ahead {
  /** Required, because the rest of budgets would reveal the care. */
  readonly maySeeCare: boolean;
  /** Insurer's day, used as the day of receipt. */
  readonly today: Temporal.PlainDate;
  readonly regels: readonly LineInput[];
}

// The rest of a shared budget would reveal the care of people hidden from the caller (ADR 0038).
function tellsOfOthers({ sharers }: AheadFacts, lines: readonly JudgedLine[]): boolean {
  const hidden = sharers.filter(({ count, seen }) => seen < count);
  return lines.some(
    ({ dekking, polisnummer, jaar }) =>
      dekking?.shared &&
      hidden.some((policy) => policy.polisnummer === polisnummer && policy.jaar === jaar),
  );
}

function withheld(reason: AheadReason, atMost: Cents | null = null): AheadOutcome {
  return { lines: null, reason, atMost };
}

// The shared budget counts as unused, so that the amount does not depend on what others used.
function payoutAtMost(facts: AheadFacts, { today, regels }: Ahead): Cents {
  const lines = judge({ ...facts, sharedUsage: [] }, today.toString(), regels) ?? [];
  return sumOf(lines, ({ amounts }) => amounts.uitgekeerd);
}

/**
 * Judges care that is not sent in with the engine that judges claims, as if received today. Returns a
 * reason instead where the result would reveal hidden care; for a shared budget with the payout from the
 * person's own cover.
 */
export function judgeAhead(facts: AheadFacts, ahead: Ahead): AheadOutcome {
  if (!ahead.maySeeCare) return withheld('afgeschermd');
  const lines = judge(facts, ahead.today.toString(), ahead.regels);
  if (!lines) return withheld('eigenRisicoOnbekend');
  return tellsOfOthers(facts, lines)
    ? withheld('gedeeldBudget', payoutAtMost(facts, ahead))
    : { lines, reason: null, atMost: null };
}
