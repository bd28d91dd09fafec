import type { voorafReasons } from '@mijn/contract/vooraf';
import type { AheadFacts } from './ahead.queries.ts';
import { judge } from '../../assess/judge.ts';
import type { JudgedLine, LineInput } from '../../assess/shapes.ts';

export type AheadReason = (typeof voorafReasons)[number];

export type AheadOutcome =
  | { readonly lines: readonly JudgedLine[]; readonly reason: null }
  | { readonly lines: null; readonly reason: AheadReason };

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

/**
 * Judges care that is not sent in with the engine that judges claims, as if received today. Returns a
 * reason instead where the result would reveal hidden care.
 */
export function judgeAhead(facts: AheadFacts, { maySeeCare, today, regels }: Ahead): AheadOutcome {
  if (!maySeeCare) return { lines: null, reason: 'afgeschermd' };
  const lines = judge(facts, today.toString(), regels);
  if (!lines) return { lines: null, reason: 'eigenRisicoOnbekend' };
  return tellsOfOthers(facts, lines)
    ? { lines: null, reason: 'gedeeldBudget' }
    : { lines, reason: null };
}
