import type { Possessions } from './possessions.testing.ts';

/** Test data for one operation. */
export interface MatrixRow {
  /** Ids in the request that could refer to somebody else's records; empty: the caller's own only. */
  readonly including: readonly (keyof Possessions)[];
  readonly request: (ids: Possessions) => { readonly path: string } & RequestInit;
  /** Refused to staff who look on behalf of the person. */
  readonly ownerOnly?: true;
  /** For a verzekeringsnemer only, of now or of any time: 403 to the people insured with them. */
  readonly holderOnly?: 'now' | 'ever';
  /** Requires the gateway's own token instead of a person's. */
  readonly gateway?: true;
  /** Still refused with row-level security and `Access` both off, because of a third check. */
  readonly thrice?: true;
}

export const read = (
  path: (ids: Possessions) => string,
  ...including: (keyof Possessions)[]
): MatrixRow => ({
  including,
  request: (ids) => ({ path: path(ids) }),
});

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

/** Returns the row, marked as refused to staff. */
export const ownerOnly = (row: MatrixRow): MatrixRow => ({ ...row, ownerOnly: true });
