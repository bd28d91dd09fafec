import type { Brand } from '@mijn/domain/brands';
import type { Database, Statement } from '../db/database.ts';
import { hashOf } from './secrets.ts';
import type { ReturnPath } from './returnPath.ts';

/** How long a person may take at DigiD, in milliseconds. */
export const loginDuration = 10 * 60_000;

/** A hand-over to DigiD that has not come back yet. */
export interface PendingLogin {
  /** The word in the browser's short-lived cookie. */
  readonly browser: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly merk: Brand;
  readonly back: ReturnPath | undefined;
  /** Of the native app's verifier, where that began it: the login ends there, in no session here. */
  readonly challenge?: string | undefined;
}

/** What comes back of a login: the values the answer must agree with. */
export interface ReturnedLogin {
  readonly nonce: string;
  readonly verifier: string;
  readonly back: string | null;
  readonly parts: Readonly<Record<string, string>>;
  readonly challenge: string | null;
}

/** The logins under way, in the gateway's database. Every call is a 503 when that is away. */
export interface Logins {
  save(login: PendingLogin): Promise<void>;
  /** Takes out the login of this browser with this state: it is found once. */
  take(browser: string, state: string, brand: Brand): Promise<ReturnedLogin | undefined>;
  /** Takes out what has expired. */
  cleanUp(): Promise<void>;
}

const addLogin: Statement = {
  name: 'addLogin',
  text: `
    INSERT INTO gateway.pending_login
      (state_hash, browser_hash, nonce, verifier, merk, back, parts, ends, challenge)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
};

const takeLogin: Statement = {
  name: 'takeLogin',
  text: `
    DELETE FROM gateway.pending_login
    WHERE state_hash = $1 AND browser_hash = $2 AND merk = $3 AND ends > $4
    RETURNING nonce, verifier, back, parts, challenge`,
};

const removeExpired: Statement = {
  name: 'removeExpiredLogins',
  text: `DELETE FROM gateway.pending_login WHERE ends <= $1`,
};

/** Makes the store of logins under way. */
export function createLogins({ query }: Database, now: () => Date): Logins {
  return {
    async save({ browser, state, nonce, verifier, merk, back, challenge = null }) {
      const page = back?.page ?? null;
      const parts = JSON.stringify(back?.parts ?? {});
      const ends = new Date(now().getTime() + loginDuration);
      const hashes = [hashOf(state), hashOf(browser)];
      await query(addLogin, [...hashes, nonce, verifier, merk, page, parts, ends, challenge]);
    },
    async take(browser, state, brand) {
      const values = [hashOf(state), hashOf(browser), brand, now()];
      const [login] = await query<ReturnedLogin>(takeLogin, values);
      return login;
    },
    async cleanUp() {
      await query(removeExpired, [now()]);
    },
  };
}
