/** The fields of a claim that decide whether the overview shows it. */
interface Assessable {
  /** Its result was not seen yet. */
  readonly nieuw: boolean;
  readonly status: string;
}

/** Maximum number of results and of last claims on the overview: more would push everything else off the screen. */
export const shownAtMost = 3;

/** Number of newest claims that the overview requests, as in its operation. */
export const askedAtMost = 20;

/** The claims that the overview shows, the latest first, and the number of unseen results. */
export interface ShownDeclaraties<Row> {
  readonly rows: readonly Row[];
  readonly unseenCount: number;
  /** There may be older results that were not seen. */
  readonly more: boolean;
  /** There may be older claims under assessment, because the oldest loaded one still is. */
  readonly moreUnderway: boolean;
}

/** Leaves out the claims that the overview does not show, so that the document does not contain them. */
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
