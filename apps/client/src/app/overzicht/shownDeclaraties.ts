/** The fields of a claim that decide whether the overview shows it. */
interface Assessable {
  /** Its result was not seen yet. */
  readonly nieuw: boolean;
  readonly status: string;
}

/** How many results and last claims the overview shows: more would push everything else off the screen. */
export const shownAtMost = 3;

/** How many claims the overview asks for, as its operation says: the newest. */
export const askedAtMost = 20;

/** The claims that the overview shows, the latest first, and how many results were not seen yet. */
export interface ShownDeclaraties<Row> {
  readonly rows: readonly Row[];
  readonly unseenCount: number;
  /** There may be older results that were not seen. */
  readonly more: boolean;
  /** There may be older claims under assessment: the oldest known one still is. */
  readonly moreUnderway: boolean;
}

/** Leaves out the claims that the overview does not show: their data would travel in the document for nothing. */
export function shownDeclaraties<Row extends Assessable>(
  all: readonly Row[],
): ShownDeclaraties<Row> {
  const nieuw = all.filter((row) => row.nieuw);
  const visible = new Set([...all.slice(0, shownAtMost), ...nieuw.slice(0, shownAtMost)]);
  const rows = all.filter((row) => visible.has(row) || row.status !== 'AFGEHANDELD');
  const more = all.length >= askedAtMost;
  const moreUnderway = more && all.at(-1)?.status !== 'AFGEHANDELD';
  return { rows, unseenCount: nieuw.length, more, moreUnderway };
}
