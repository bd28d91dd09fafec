import type { Brand } from '@mijn/domain/brands';
import type { Database } from '../db/database.ts';
import { hashOf } from './secrets.ts';
import type { ReturnPath } from './returnPath.ts';
import { addLogin, takeLogin, removeExpiredLogins } from './logins.queries.ts';

/** Maximum time at DigiD, in milliseconds. */
export const loginDuration = 10 * 60_000;

export interface PendingLogin {
  /** The secret in the browser's short-lived cookie. */
  readonly browser: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly merk: Brand;
  readonly back: ReturnPath | undefined;
  /** The challenge, if the native app started the login: it ends there, without a session here. */
  readonly challenge?: string | undefined;
  /** A login for somebody else, which has to return with a mandate. */
  readonly mandate?: boolean;
}

export interface CompletedLogin {
  readonly nonce: string;
  readonly verifier: string;
  readonly back: string | null;
  readonly parts: Readonly<Record<string, string>>;
  readonly challenge: string | null;
  readonly mandate: boolean;
}

/** Pending logins in the gateway's database. Every call throws a 503 if it is away. */
export interface Logins {
  save(login: PendingLogin): Promise<void>;
  /** Takes the login of this browser with this state, once. */
  take(browser: string, state: string, brand: Brand): Promise<CompletedLogin | undefined>;
  cleanUp(): Promise<void>;
}

/** Creates the store of pending logins. */
export function createLogins({ query }: Database, now: () => Date): Logins {
  return {
    async save({ browser, state, nonce, verifier, merk, back, challenge = null, mandate = false }) {
      const page = back?.page ?? null;
      const parts = JSON.stringify(back?.parts ?? {});
      const ends = new Date(now().getTime() + loginDuration);
      const hashes = [hashOf(state), hashOf(browser)];
      const where = [merk, page, parts, ends];
      await query(addLogin, [...hashes, nonce, verifier, ...where, challenge, mandate]);
    },
    async take(browser, state, brand) {
      const values = [hashOf(state), hashOf(browser), brand, now()];
      const [login] = await query<CompletedLogin>(takeLogin, values);
      return login;
    },
    async cleanUp() {
      await query(removeExpiredLogins, [now()]);
    },
  };
}
