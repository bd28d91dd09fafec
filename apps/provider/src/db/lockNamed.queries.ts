import type { Statement } from './database.ts';

/** Takes the advisory lock named $1 until the transaction ends. */
export const lockNamed: Statement = {
  name: 'lockNamed',
  text: `SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`,
};
