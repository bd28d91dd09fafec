import type { PostOutcome } from '../../../../api/createAction.ts';

/** The form that sends in a claim on one page, and its fields besides those of a claim. */
export const plainForm = {
  name: 'claim',
  files: 'bestanden',
  /** A file that the insurer has already: its id, and under the other name what it is called. */
  keptId: 'bestandIds',
  keptName: 'keptName',
  /** The code of a warning that the person agrees to. */
  confirmed: 'bevestigd',
  /** What was read of the bill was shown. */
  read: 'gelezen',
  /** How many lines the bill has; each has fields of its own, by its place. */
  lines: 'regels',
} as const;

/** In the page's address: without the draft that is kept. */
export const freshField = 'opnieuw';

/** What is wrong, in words, by field; `form`: nowhere in particular. */
export type PlainErrors = PostOutcome['errors'];
