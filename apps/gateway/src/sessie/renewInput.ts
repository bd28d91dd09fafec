import type { Database, Statement } from '../db/database.ts';
import { sessieDuration } from './sessie.ts';

interface Living {
  readonly idHash: Buffer;
  readonly lastInput: Date;
}

/**
 * Restarts the idle time of a person's or staff session, at most once a minute (docs/decisions.md §3).
 * @param update takes the session, the new time, and the latest time that it may replace
 * @returns the start of the idle time
 */
export async function renewInput(
  { db, now }: { readonly db: Database; readonly now: () => Date },
  { idHash, lastInput }: Living,
  update: Statement,
): Promise<Date> {
  const input = now();
  const last = new Date(input.getTime() - sessieDuration.renewAfter);
  if (lastInput > last) return lastInput;
  try {
    await db.query(update, [idHash, input, last]);
    return input;
  } catch {
    // Readable but not writable, as on a full disk: reading continues until the session expires.
    return lastInput;
  }
}
