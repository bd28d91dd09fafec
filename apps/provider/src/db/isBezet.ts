import pg from 'pg';

/** Tells whether a statement gave up because another one holds the lock (55P03). */
export function isBezet(fout: unknown): boolean {
  return fout instanceof pg.DatabaseError && fout.code === '55P03';
}
