/** Maximum jump in days: two years. */
export const farthestJump = 731;

export const jumps = {
  day: (day: Temporal.PlainDate) => day.add({ days: 1 }),
  week: (day: Temporal.PlainDate) => day.add({ weeks: 1 }),
  month: (day: Temporal.PlainDate) => day.add({ months: 1 }),
  yearEnd: (day: Temporal.PlainDate) => {
    const end = day.with({ month: 12, day: 31 });
    return day.equals(end) ? day.add({ years: 1 }) : end;
  },
} as const satisfies Readonly<Record<string, (day: Temporal.PlainDate) => Temporal.PlainDate>>;

export type Jump = keyof typeof jumps;

/** Type guard for the name of a jump. */
export function isJump(word: unknown): word is Jump {
  return typeof word === 'string' && Object.hasOwn(jumps, word);
}

export type JumpRefusal = 'noJump' | 'noDay' | 'notBackwards' | 'tooFar' | 'alreadyMoved';

/** A submitted form: the displayed day and the target. */
export interface Question {
  /** The displayed day; a mismatch means that it has moved meanwhile. */
  readonly from: string | null;
  /** The name of a jump, or `date`. */
  readonly to: string | null;
  readonly date: string | null;
}

function parseDate(text: string | null): Temporal.PlainDate | undefined {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' });
  } catch {
    return undefined;
  }
}

/** Returns the number of days to move from `day`, or the reason for a refusal. */
export function daysAhead(day: string, { from, to, date }: Question): number | JumpRefusal {
  if (from !== day) return 'alreadyMoved';
  const today = Temporal.PlainDate.from(day);
  if (!isJump(to) && to !== 'date') return 'noJump';
  const target = to === 'date' ? parseDate(date) : jumps[to](today);
  if (target === undefined) return 'noDay';
  const { days } = today.until(target, { largestUnit: 'days' });
  if (days < 1) return 'notBackwards';
  return days > farthestJump ? 'tooFar' : days;
}
