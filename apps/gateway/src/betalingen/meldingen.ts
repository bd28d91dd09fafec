import type { Database, Statement } from '../db/database.ts';

/** Days after which we stop offering a message: the insurer's own reconciliation has found it by then. */
const retentionDays = 3;

/** A message that has to be passed on: its id, and how often it had been told when it was taken. */
export interface OpenBetalingMelding {
  readonly id: string;
  readonly times: string;
  /** How often passing it on has failed. */
  readonly attempts: number;
}

/**
 * The payment provider's messages that wait to be passed on, in the gateway's database. All times
 * are the database's, so that many copies agree. Every call is a 503 when that is away.
 */
export interface BetalingMeldingen {
  /** Keeps a message; once this answers, it survives a crash. The same id again is one message. */
  save(id: string): Promise<void>;
  /** Takes a message that is due, for `ms` milliseconds; undefined when there is none. */
  take(ms: number): Promise<OpenBetalingMelding | undefined>;
  /** Takes a message out that the insurer accepted, unless it was told again in the meantime. */
  done(melding: OpenBetalingMelding): Promise<void>;
  /** Lays a message back for `ms` milliseconds. */
  later(melding: OpenBetalingMelding, ms: number): Promise<void>;
  /** Takes out what is older than three days. */
  cleanUp(): Promise<void>;
}

const saveMelding: Statement = {
  name: 'saveMelding',
  text: `
    INSERT INTO gateway.payment_notice AS m (id) VALUES ($1)
    ON CONFLICT (id) DO UPDATE SET times = m.times + 1, attempts = 0, next_attempt = now()`,
};

const takeMelding: Statement = {
  name: 'takeMelding',
  text: `
    UPDATE gateway.payment_notice SET next_attempt = now() + $1 * interval '1 millisecond'
    WHERE id = (
      SELECT id FROM gateway.payment_notice WHERE next_attempt <= now()
      ORDER BY next_attempt LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, times, attempts`,
};

const removeMelding: Statement = {
  name: 'removeMelding',
  text: `DELETE FROM gateway.payment_notice WHERE id = $1 AND times = $2`,
};

const postponeMelding: Statement = {
  name: 'postponeMelding',
  text: `
    UPDATE gateway.payment_notice
    SET attempts = attempts + 1, next_attempt = now() + $3 * interval '1 millisecond'
    WHERE id = $1 AND times = $2`,
};

const removeOld: Statement = {
  name: 'removeOldMeldingen',
  text: `DELETE FROM gateway.payment_notice WHERE received < now() - $1 * interval '1 day'`,
};

/** Makes the store of messages. */
export function createBetalingMeldingen({ query }: Database): BetalingMeldingen {
  return {
    async save(id) {
      await query(saveMelding, [id]);
    },
    async take(ms) {
      const [melding] = await query<OpenBetalingMelding>(takeMelding, [ms]);
      return melding;
    },
    async done({ id, times }) {
      await query(removeMelding, [id, times]);
    },
    async later({ id, times }, ms) {
      await query(postponeMelding, [id, times, ms]);
    },
    async cleanUp() {
      await query(removeOld, [retentionDays]);
    },
  };
}
