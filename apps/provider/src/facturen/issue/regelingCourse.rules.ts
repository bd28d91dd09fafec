import type { Cents } from '@mijn/domain/money';
import { nextTermijn } from './incasso.rules.ts';

/** What the course of an arrangement follows from. Cents. */
export interface CourseFacts {
  /** Each term but the last. */
  readonly termijn: Cents;
  /** How many were debited. */
  readonly done: number;
  readonly firstDay: Temporal.PlainDate;
  /** What is open in it, with the term that is planned. */
  readonly open: Cents;
  readonly next: { readonly day: Temporal.PlainDate; readonly bedrag: Cents };
}

/** From its first term to its last. Cents. */
export interface RegelingCourse {
  readonly count: number;
  readonly termijn: Cents;
  readonly last: Cents;
  readonly firstDay: Temporal.PlainDate;
  readonly lastDay: Temporal.PlainDate;
}

/** The course of an arrangement as it stands: its last term is what is left. */
export function regelingCourse(facts: CourseFacts): RegelingCourse {
  const { termijn, done, firstDay, open, next } = facts;
  const rest = open - next.bedrag;
  const more = rest > 0 ? Math.ceil(rest / termijn) : 0;
  let lastDay = next.day;
  for (let i = 0; i < more; i += 1) lastDay = nextTermijn(lastDay);
  const last = more === 0 ? next.bedrag : rest - (more - 1) * termijn;
  return { count: done + 1 + more, termijn, last, firstDay, lastDay };
}
