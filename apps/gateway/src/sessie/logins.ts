import type { Brand } from '@mijn/domain/brands';
import { withDatabase, type Database } from '../db/database.ts';
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
}

/** What comes back of a login: the values the answer must agree with. */
export interface ReturnedLogin {
  readonly nonce: string;
  readonly verifier: string;
  readonly back: string | null;
  readonly parts: Readonly<Record<string, string>>;
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
export function createLogins(db: Database, now: () => Date): Logins {
  return {
    async save({ browser, state, nonce, verifier, merk, back }) {
      const row = {
        state_hash: hashOf(state),
        browser_hash: hashOf(browser),
        nonce,
        verifier,
        merk,
        back: back?.page ?? null,
        parts: JSON.stringify(back?.parts ?? {}),
        ends: new Date(now().getTime() + loginDuration),
      };
      await withDatabase(() => db.insertInto('gateway.login_onderweg').values(row).execute());
    },
    take: (browser, state, brand) =>
      withDatabase(() =>
        db
          .deleteFrom('gateway.login_onderweg')
          .where('state_hash', '=', hashOf(state))
          .where('browser_hash', '=', hashOf(browser))
          .where('merk', '=', brand)
          .where('ends', '>', now())
          .returning(['nonce', 'verifier', 'back', 'parts'])
          .executeTakeFirst(),
      ),
    async cleanUp() {
      await withDatabase(() =>
        db.deleteFrom('gateway.login_onderweg').where('ends', '<=', now()).execute(),
      );
    },
  };
}
