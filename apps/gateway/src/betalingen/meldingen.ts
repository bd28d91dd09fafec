import { sql } from 'kysely';
import { withDatabase, type Database } from '../db/database.ts';

/** Days after which we stop offering a message: the insurer's own reconciliation has found it by then. */
const retentionDays = 3;

/** A message that has to be passed on: its id, and how often it had been told when it was taken. */
export interface OpenMelding {
  readonly id: string;
  readonly times: string;
  /** How often passing it on has failed. */
  readonly attempts: number;
}

/**
 * The payment provider's messages that wait to be passed on, in the gateway's database. All times
 * are the database's, so that many copies agree. Every call is a 503 when that is away.
 */
export interface Meldingen {
  /** Keeps a message; once this answers, it survives a crash. The same id again is one message. */
  save(id: string): Promise<void>;
  /** Takes a message that is due, for `ms` milliseconds; undefined when there is none. */
  take(ms: number): Promise<OpenMelding | undefined>;
  /** Takes a message out that the insurer accepted, unless it was told again in the meantime. */
  done(melding: OpenMelding): Promise<void>;
  /** Lays a message back for `ms` milliseconds. */
  later(melding: OpenMelding, ms: number): Promise<void>;
  /** Takes out what is older than three days. */
  cleanUp(): Promise<void>;
}

const about = (ms: number) => sql<Date>`now() + ${ms} * interval '1 millisecond'`;

/** Makes the store of messages. */
export function createMeldingen(db: Database): Meldingen {
  return {
    async save(id) {
      await withDatabase(() =>
        sql`
          insert into gateway.payment_notice as m (id) values (${id})
          on conflict (id) do update set times = m.times + 1, attempts = 0, opnieuw_na = now()
        `.execute(db),
      );
    },
    async take(ms) {
      const { rows } = await withDatabase(() =>
        sql<OpenMelding>`
          update gateway.payment_notice set opnieuw_na = ${about(ms)}
          where id = (
            select id from gateway.payment_notice where opnieuw_na <= now()
            order by opnieuw_na limit 1 for update skip locked
          )
          returning id, times, attempts
        `.execute(db),
      );
      return rows[0];
    },
    async done({ id, times }) {
      await withDatabase(() =>
        sql`delete from gateway.payment_notice where id = ${id} and times = ${times}`.execute(db),
      );
    },
    async later({ id, times }, ms) {
      await withDatabase(() =>
        sql`
          update gateway.payment_notice set attempts = attempts + 1, opnieuw_na = ${about(ms)}
          where id = ${id} and times = ${times}
        `.execute(db),
      );
    },
    async cleanUp() {
      await withDatabase(() =>
        sql`
          delete from gateway.payment_notice
          where received < now() - ${retentionDays} * interval '1 day'
        `.execute(db),
      );
    },
  };
}
