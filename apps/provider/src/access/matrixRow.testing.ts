import type { Possessions } from './possessions.testing.ts';

/** How one operation is asked for. */
export interface MatrixRow {
  /** What it names, by which it could reach what is somebody else's; none: one's own only. */
  readonly including: readonly (keyof Possessions)[];
  readonly request: (ids: Possessions) => { readonly path: string } & RequestInit;
  /** Refused to staff who look along as the person. */
  readonly ownerOnly?: true;
  /** Opened by another token than a person's. */
  readonly gateway?: true;
  /** Refuses still with row-level security and what `Access` allows both off: by a third check. */
  readonly thrice?: true;
}

/** A row that reads. */
export const read = (
  path: (ids: Possessions) => string,
  ...including: (keyof Possessions)[]
): MatrixRow => ({
  including,
  request: (ids) => ({ path: path(ids) }),
});

/** A row that writes JSON. */
export const write = (
  method: string,
  path: (ids: Possessions) => string,
  content: (ids: Possessions) => unknown,
  ...including: (keyof Possessions)[]
): MatrixRow => ({
  including,
  request: (ids) => ({
    path: path(ids),
    method,
    body: JSON.stringify(content(ids)),
    headers: { 'content-type': 'application/json' },
  }),
});

/** A row of the person's own: staff are refused. */
export const ownerOnly = (row: MatrixRow): MatrixRow => ({ ...row, ownerOnly: true });
