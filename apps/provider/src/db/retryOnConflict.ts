import { DatabaseError } from '@mijn/postgres/driver';

/** SQLSTATEs that count as a conflict, and the number of retries. */
export interface RetryOptions {
  readonly codes: readonly string[];
  readonly attempts: number;
}

// Deadlock, serialization failure, and a booking or key that a concurrent transaction took first.
const whileWriting: RetryOptions = { codes: ['40P01', '40001', '23514', '23505'], attempts: 5 };

/**
 * Runs `perform`, and retries it when it conflicts with a concurrent transaction.
 * @throws the last error.
 */
export async function retryOnConflict<T>(
  perform: () => Promise<T>,
  { codes, attempts }: RetryOptions = whileWriting,
): Promise<T> {
  try {
    return await perform();
  } catch (error) {
    const isConflict = error instanceof DatabaseError && codes.includes(error.code ?? '');
    if (!isConflict || attempts === 0) throw error;
    return retryOnConflict(perform, { codes, attempts: attempts - 1 });
  }
}
