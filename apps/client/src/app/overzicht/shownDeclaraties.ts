/** What of a claim decides whether the overview tells of it. */
interface Told {
  /** Its result was not seen yet. */
  readonly nieuw: boolean;
  readonly status: string;
}

/** How many results, payment requests and last claims the overview shows: more would push everything else off the screen. */
export const shownAtMost = 3;

/** How many claims the overview asks for, as its operation says: the newest. */
export const askedAtMost = 20;

/** The claims that the overview shows something of, the latest first, and how many results were not seen yet. */
export interface ShownDeclaraties<Row> {
  readonly rows: readonly Row[];
  readonly unseenCount: number;
  /** There may be older ones, which it knows nothing of: what it counts is the least there is. */
  readonly more: boolean;
}

/** Leaves out what the overview shows nothing of: its data travel in the document beside what is drawn of them. */
export function shownDeclaraties<Row extends Told>(all: readonly Row[]): ShownDeclaraties<Row> {
  const nieuw = all.filter((row) => row.nieuw);
  const told = new Set([...all.slice(0, shownAtMost), ...nieuw.slice(0, shownAtMost)]);
  const rows = all.filter((row) => told.has(row) || row.status !== 'AFGEHANDELD');
  return { rows, unseenCount: nieuw.length, more: all.length >= askedAtMost };
}
