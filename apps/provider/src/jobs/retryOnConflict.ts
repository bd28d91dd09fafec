import pg from 'pg';

/** Deadlock, serialization, and a booking or a key that somebody else was first with. */
const conflictCodes = ['40P01', '40001', '23514', '23505'];

/** Does something again, `attempts` times at most, when it met what somebody else was just writing. */
export async function retryOnConflict<T>(perform: () => Promise<T>, attempts = 5): Promise<T> {
  try {
    return await perform();
  } catch (error) {
    const isConflict =
      error instanceof pg.DatabaseError && conflictCodes.includes(error.code ?? '');
    if (!isConflict || attempts === 0) throw error;
    return retryOnConflict(perform, attempts - 1);
  }
}
