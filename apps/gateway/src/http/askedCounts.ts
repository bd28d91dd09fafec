import { createHmac } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { addAskedCounts, removePassedAskedCounts } from './askedCounts.queries.ts';

/** How often each address asked this minute, over all copies of the gateway. */
export interface AskedCounts {
  /** Counts one more, and tells how often that is now, as far as is known here. */
  count(key: string): { readonly times: number; readonly msLeft: number };
  /** Tells the other copies what was counted here, and hears what they counted. */
  exchange(): Promise<void>;
  /** Takes out what has expired. */
  cleanUp(): Promise<void>;
}

interface Resources {
  readonly db: Database;
  readonly now: () => Date;
  /** Hides addresses in the table: base64. Every copy has the same. */
  readonly secret: string;
}

/** What is known of one address. */
interface Count {
  readonly hash: Buffer;
  /** Counted by all copies when they were last heard of. */
  together: number;
  /** Counted here since then. */
  here: number;
}

const minuteMs = 60_000;
/** More addresses at once are not remembered: the oldest begins anew. */
const atMost = 20_000;
/** So many are told in one statement. */
const perStatement = 1_000;

/** The counts of one minute. */
class Minute {
  readonly number: number;
  readonly counts = new Map<string, Count>();

  constructor(number: number) {
    this.number = number;
  }

  /** What is known of a key, made where nothing is. */
  of(key: string, toHash: (key: string) => Buffer): Count {
    const known = this.counts.get(key);
    if (known) return known;
    const [oldest] = this.counts.keys();
    if (oldest !== undefined && this.counts.size >= atMost) this.counts.delete(oldest);
    const count = { hash: toHash(key), together: 0, here: 0 };
    this.counts.set(key, count);
    return count;
  }
}

async function exchangeCounts(
  db: Database,
  minute: Minute,
  counts: readonly Count[],
): Promise<void> {
  const told = counts.map(({ here }) => here);
  const rows = await db.query<{ key_hash: Buffer; times: number }>(addAskedCounts, [
    counts.map(({ hash }) => hash),
    told,
    minute.number,
  ]);
  const times = new Map(rows.map((row) => [row.key_hash.toString('base64'), row.times]));
  for (const [i, count] of counts.entries()) {
    count.together = times.get(count.hash.toString('base64')) ?? count.together;
    count.here -= told[i] ?? 0;
  }
}

/**
 * Counts per address and minute. Nothing waits for the database: each copy counts by itself and
 * exchanges with the others now and then; while the database is away it goes by its own count.
 */
export function createAskedCounts({ db, now, secret }: Resources): AskedCounts {
  const toHash = (key: string): Buffer =>
    createHmac('sha256', secret).update(`asked/${key}`).digest();
  const minuteOf = (): number => Math.floor(now().getTime() / minuteMs);
  let minute = new Minute(minuteOf());
  const currentMinute = (): Minute => {
    const number = minuteOf();
    if (number !== minute.number) minute = new Minute(number);
    return minute;
  };
  return {
    count: (key) => {
      const count = currentMinute().of(key, toHash);
      count.here += 1;
      return {
        times: count.together + count.here,
        msLeft: minuteMs - (now().getTime() % minuteMs),
      };
    },
    exchange: async () => {
      const of = currentMinute();
      const fresh = [...of.counts.values()].filter(({ here }) => here > 0);
      for (let from = 0; from < fresh.length; from += perStatement) {
        await exchangeCounts(db, of, fresh.slice(from, from + perStatement));
      }
    },
    cleanUp: async () => void (await db.query(removePassedAskedCounts, [minuteOf() - 1])),
  };
}
