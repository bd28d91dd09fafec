/** How far forward one can go at once, in days: two years. */
export const farthestJump = 731;

/** The jumps that have a button, by its word. */
export const jumps = {
  day: (day: Temporal.PlainDate) => day.add({ days: 1 }),
  week: (day: Temporal.PlainDate) => day.add({ weeks: 1 }),
  month: (day: Temporal.PlainDate) => day.add({ months: 1 }),
  yearEnd: (day: Temporal.PlainDate) => {
    const end = day.with({ month: 12, day: 31 });
    return day.equals(end) ? day.add({ years: 1 }) : end;
  },
} as const satisfies Readonly<Record<string, (day: Temporal.PlainDate) => Temporal.PlainDate>>;

/** The word of a jump that has a button. */
export type Jump = keyof typeof jumps;

/** Tells whether a word from outside is one of a button. */
export function isJump(word: unknown): word is Jump {
  return typeof word === 'string' && Object.hasOwn(jumps, word);
}

/** Why a jump is not made. */
export type JumpRefusal = 'noJump' | 'noDay' | 'notBackwards' | 'tooFar' | 'alreadyMoved';

/** What a form asks for: which day one saw, and where to. */
export interface Question {
  /** The day that stood on the page; another one by now means that it was moved meanwhile. */
  readonly from: string | null;
  /** The word of a button, or `date`. */
  readonly to: string | null;
  /** The day chosen, where `to` is `date`. */
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

/** How many days a form asks to go forward from `day`, or why that is not done. */
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
