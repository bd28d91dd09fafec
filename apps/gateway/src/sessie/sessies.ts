import type { Brand } from '@mijn/domain/brands';
import { withDatabase, type Database, type SessieRow } from '../db/database.ts';
import type { Pool } from 'pg';
import { createFinder } from './findSessies.ts';
import { hashOf, createSecret, type BsnVault } from './secrets.ts';

const minute = 60_000;

/** How long a session lives (decisions §3), in milliseconds. */
export const sessieDuration = {
  inactive: 15 * minute,
  atMost: 120 * minute,
  renewAfter: minute,
} as const;

/** A living session. */
export interface Sessie {
  readonly idHash: Buffer;
  readonly bsn: string;
  readonly niveau: number;
  readonly merk: Brand;
  readonly lastInput: Date;
}

/** Who has logged in. */
export type LoggedInPerson = Pick<Sessie, 'bsn' | 'niveau' | 'merk'>;

/** The sessions of the gateway, in its database. Every call is a 503 when that is away. */
export interface Sessies {
  /** Starts a session and gives the word for its cookie. */
  begin(who: LoggedInPerson): Promise<string>;
  /** The living session of a cookie's word at a brand. */
  find(id: string, brand: Brand): Promise<Sessie | undefined>;
  /** A person did something: starts the idle time anew, at most once a minute. Tells since when. */
  renew(sessie: Sessie): Promise<Date>;
  /** Ends a session, in every tab and every copy at once. */
  end(id: string): Promise<void>;
  /** Takes out what has expired. */
  cleanUp(): Promise<void>;
}

interface Resources {
  readonly db: Database;
  readonly pool: Pool;
  readonly vault: BsnVault;
  readonly now: () => Date;
}

const before = (instant: Date, ms: number) => new Date(instant.getTime() - ms);

function toRow({ vault, now }: Resources, idHash: Buffer, who: LoggedInPerson): SessieRow {
  const created = now();
  return {
    id_hash: idHash,
    bsn_encrypted: vault.encrypt(who.bsn, idHash),
    niveau: who.niveau,
    merk: who.merk,
    created,
    last_input: created,
    ends: new Date(created.getTime() + sessieDuration.atMost),
  };
}

async function renewSessie({ db, now }: Resources, sessie: Sessie): Promise<Date> {
  const input = now();
  const last = before(input, sessieDuration.renewAfter);
  if (sessie.lastInput > last) return sessie.lastInput;
  await withDatabase(() =>
    db
      .updateTable('gateway.sessie')
      .set({ last_input: input })
      .where('id_hash', '=', sessie.idHash)
      .where('last_input', '<=', last)
      .execute(),
  );
  return input;
}

/** How long a session still lives if nobody does anything, in milliseconds. */
export function inactiveMs({ lastInput }: Sessie, now: Date): number {
  return Math.max(0, lastInput.getTime() + sessieDuration.inactive - now.getTime());
}

/** Makes the session store over the database and its key. */
export function createSessies(resources: Resources): Sessies {
  const { db, now } = resources;
  return {
    async begin(who) {
      const id = createSecret();
      const row = toRow(resources, hashOf(id), who);
      await withDatabase(() => db.insertInto('gateway.sessie').values(row).execute());
      return id;
    },
    find: createFinder(resources),
    renew: (sessie) => renewSessie(resources, sessie),
    async end(id) {
      const idHash = hashOf(id);
      await withDatabase(() =>
        db.deleteFrom('gateway.sessie').where('id_hash', '=', idHash).execute(),
      );
    },
    async cleanUp() {
      const inactive = before(now(), sessieDuration.inactive);
      await withDatabase(() =>
        db
          .deleteFrom('gateway.sessie')
          .where((is) => is.or([is('last_input', '<=', inactive), is('ends', '<=', now())]))
          .execute(),
      );
    },
  };
}
