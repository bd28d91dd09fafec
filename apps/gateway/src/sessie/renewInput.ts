import type { Database, Statement } from '../db/database.ts';
import { sessieDuration } from './sessie.ts';

/** What is known of a living session. */
interface Living {
  readonly idHash: Buffer;
  readonly lastInput: Date;
}

/**
 * Starts the idle time of a session anew, at most once a minute, whoever's it is (docs/decisions.md §3).
 * @param update takes the session, the moment, and the latest one that it may take the place of
 * @returns since when the idle time runs
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
    // It could be read and not be written, as on a full disk: reading goes on, until the time it has is up.
    return lastInput;
  }
}
