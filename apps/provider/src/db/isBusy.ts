import { DatabaseError } from '@mijn/postgres/driver';

/** Tells whether a statement failed because another one holds the lock (55P03). */
export function isBusy(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '55P03';
}
