import { sql } from 'kysely';
import { metDatabase, type Database } from '../db/database.ts';

/** Days after which we stop offering a message: the insurer's own reconciliation has found it by then. */
const houdbaarDagen = 3;

/** A message that has to be passed on: its id, and how often it had been told when it was taken. */
export interface OpenMelding {
  readonly id: string;
  readonly keer: string;
  /** How often passing it on has failed. */
  readonly pogingen: number;
}

/**
 * The payment provider's messages that wait to be passed on, in the gateway's database. All times
 * are the database's, so that many copies agree. Every call is a 503 when that is away.
 */
export interface Meldingen {
  /** Keeps a message; once this answers, it survives a crash. The same id again is one message. */
  bewaar(id: string): Promise<void>;
  /** Takes a message that is due, for `ms` milliseconds; undefined when there is none. */
  neem(ms: number): Promise<OpenMelding | undefined>;
  /** Takes a message out that the insurer accepted, unless it was told again in the meantime. */
  klaar(melding: OpenMelding): Promise<void>;
  /** Lays a message back for `ms` milliseconds. */
  later(melding: OpenMelding, ms: number): Promise<void>;
  /** Takes out what is older than three days. */
  ruimOp(): Promise<void>;
}

const over = (ms: number) => sql<Date>`now() + ${ms} * interval '1 millisecond'`;

/** Makes the store of messages. */
export function maakMeldingen(db: Database): Meldingen {
  return {
    async bewaar(id) {
      await metDatabase(() =>
        sql`
          insert into gateway.betaalmelding as m (id) values (${id})
          on conflict (id) do update set keer = m.keer + 1, pogingen = 0, opnieuw_na = now()
        `.execute(db),
      );
    },
    async neem(ms) {
      const { rows } = await metDatabase(() =>
        sql<OpenMelding>`
          update gateway.betaalmelding set opnieuw_na = ${over(ms)}
          where id = (
            select id from gateway.betaalmelding where opnieuw_na <= now()
            order by opnieuw_na limit 1 for update skip locked
          )
          returning id, keer, pogingen
        `.execute(db),
      );
      return rows[0];
    },
    async klaar({ id, keer }) {
      await metDatabase(() =>
        sql`delete from gateway.betaalmelding where id = ${id} and keer = ${keer}`.execute(db),
      );
    },
    async later({ id, keer }, ms) {
      await metDatabase(() =>
        sql`
          update gateway.betaalmelding set pogingen = pogingen + 1, opnieuw_na = ${over(ms)}
          where id = ${id} and keer = ${keer}
        `.execute(db),
      );
    },
    async ruimOp() {
      await metDatabase(() =>
        sql`
          delete from gateway.betaalmelding
          where ontvangen < now() - ${houdbaarDagen} * interval '1 day'
        `.execute(db),
      );
    },
  };
}
