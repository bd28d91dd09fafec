import pg from 'pg';

/** Tells whether a statement failed because another one holds the lock (55P03). */
export function isBusy(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '55P03';
}
