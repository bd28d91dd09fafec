import type { Cents } from '@mijn/domain/money';
import { nextTermijn } from './incasso.rules.ts';

/** Data for the schedule of an arrangement. Cents. */
export interface ScheduleFacts {
  /** Each term but the last. */
  readonly termijn: Cents;
  /** Number of debited terms. */
  readonly done: number;
  readonly firstDay: Temporal.PlainDate;
  /** Open amount, including the planned term. */
  readonly open: Cents;
  readonly next: { readonly day: Temporal.PlainDate; readonly bedrag: Cents };
}

export interface RegelingSchedule {
  readonly count: number;
  readonly termijn: Cents;
  readonly last: Cents;
  readonly firstDay: Temporal.PlainDate;
  readonly lastDay: Temporal.PlainDate;
}

/** Returns the current schedule of an arrangement, from its first term to its last, which is the rest. */
export function regelingSchedule(facts: ScheduleFacts): RegelingSchedule {
  const { termijn, done, firstDay, open, next } = facts;
  const rest = open - next.bedrag;
  const more = rest > 0 ? Math.ceil(rest / termijn) : 0;
  let lastDay = next.day;
  for (let i = 0; i < more; i += 1) lastDay = nextTermijn(lastDay);
  const last = more === 0 ? next.bedrag : rest - (more - 1) * termijn;
  return { count: done + 1 + more, termijn, last, firstDay, lastDay };
}
