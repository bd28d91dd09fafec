import type { Brand } from '@mijn/domain/brands';
import type { Database } from '../db/database.ts';
import { hashOf } from './secrets.ts';
import type { ReturnPath } from './returnPath.ts';
import { addLogin, takeLogin, removeExpiredLogins } from './logins.queries.ts';

/** How long a person may take at DigiD, in milliseconds. */
export const loginDuration = 10 * 60_000;

/** A login that went to DigiD and has not come back yet. */
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
      await query(removeExpiredLogins, [now()]);
    },
  };
}
