/** What of a claim decides whether the overview tells of it. */
interface Told {
  /** Its result was not seen yet. */
  readonly nieuw: boolean;
  readonly status: string;
}

/** How many results, payment requests and last claims the overview shows: more would push everything else off the screen. */
export const shownAtMost = 3;

/** The claims that the overview shows something of, the latest first, and how many results were not seen yet. */
export interface ShownDeclaraties<Row> {
  readonly rows: readonly Row[];
  readonly unseenCount: number;
}

/** Leaves out what the overview shows nothing of: its data travel in the document beside what is drawn of them. */
export function shownDeclaraties<Row extends Told>(all: readonly Row[]): ShownDeclaraties<Row> {
  const nieuw = all.filter((row) => row.nieuw);
  const told = new Set([...all.slice(0, shownAtMost), ...nieuw.slice(0, shownAtMost)]);
  const rows = all.filter((row) => told.has(row) || row.status !== 'AFGEHANDELD');
  return { rows, unseenCount: nieuw.length };
}
