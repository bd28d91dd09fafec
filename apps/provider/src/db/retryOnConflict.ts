import pg from 'pg';

/** What counts as meeting somebody else, by its SQLSTATE, and how often more it is then tried. */
export interface RetryOptions {
  readonly codes: readonly string[];
  readonly attempts: number;
}

/** Deadlock, serialization, and a booking or a key that somebody else was first with. */
const whileWriting: RetryOptions = { codes: ['40P01', '40001', '23514', '23505'], attempts: 5 };

/**
 * Does something again, so many times more at most, when it met what somebody else was just writing.
 * @throws what it met last.
 */
export async function retryOnConflict<T>(
  perform: () => Promise<T>,
  { codes, attempts }: RetryOptions = whileWriting,
): Promise<T> {
  try {
    return await perform();
  } catch (error) {
    const isConflict = error instanceof pg.DatabaseError && codes.includes(error.code ?? '');
    if (!isConflict || attempts === 0) throw error;
    return retryOnConflict(perform, { codes, attempts: attempts - 1 });
  }
}
