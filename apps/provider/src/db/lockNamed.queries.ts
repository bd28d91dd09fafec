import type { Statement } from './database.ts';

/** Waits until no other transaction holds this name ($1), and holds it until this one ends. */
export const lockNamed: Statement = {
  name: 'lockNamed',
  text: `SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`,
};
