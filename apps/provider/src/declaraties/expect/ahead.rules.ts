import type { voorafReasons } from '@mijn/contract/vooraf';
import type { AheadFacts } from './ahead.queries.ts';
import { judge } from '../../assess/judge.ts';
import type { JudgedLine, LineInput } from '../../assess/shapes.ts';

/** Why nothing is worked out. */
export type AheadReason = (typeof voorafReasons)[number];

/** What the engine makes of care that is not sent in, line by line, or why nothing is told. */
export type AheadOutcome =
  | { readonly lines: readonly JudgedLine[]; readonly reason: null }
  | { readonly lines: null; readonly reason: AheadReason };

/** What a judgement ahead is asked for. */
export interface Ahead {
  /** Whether the caller sees the care of whom it is for: what is left of budgets would tell of it. */
  readonly maySeeCare: boolean;
  /** The insurer's day, as if it came in then. */
  readonly today: Temporal.PlainDate;
  readonly regels: readonly LineInput[];
}

// A budget that is shared on the policy is counted with people whose care the caller may not all see (ADR
// 0038).
function tellsOfOthers({ sharers }: AheadFacts, lines: readonly JudgedLine[]): boolean {
  const hidden = sharers.filter(({ count, seen }) => seen < count);
  return lines.some(
    ({ dekking, polisnummer, jaar }) =>
      dekking?.shared &&
      hidden.some((policy) => policy.polisnummer === polisnummer && policy.jaar === jaar),
  );
}

/**
 * Judges care that is not sent in by the engine that judges claims, as if nothing came between; without a
 * word where that would tell of care that is hidden from the caller.
 */
export function judgeAhead(facts: AheadFacts, { maySeeCare, today, regels }: Ahead): AheadOutcome {
  if (!maySeeCare) return { lines: null, reason: 'afgeschermd' };
  const lines = judge(facts, today.toString(), regels);
  if (!lines) return { lines: null, reason: 'eigenRisicoOnbekend' };
  return tellsOfOthers(facts, lines)
    ? { lines: null, reason: 'gedeeldBudget' }
    : { lines, reason: null };
}
