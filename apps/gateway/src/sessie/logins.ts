import type { Merk } from '@mijn/domain/merken';
import { metDatabase, type Database } from '../db/database.ts';
import { hashVan } from './geheimen.ts';
import type { Terugweg } from './terugweg.ts';

/** How long a person may take at DigiD, in milliseconds. */
export const loginDuur = 10 * 60_000;

/** A hand-over to DigiD that has not come back yet. */
export interface LoginOnderweg {
  /** The word in the browser's short-lived cookie. */
  readonly browser: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly merk: Merk;
  readonly terug: Terugweg | undefined;
}

/** What comes back of a login: the values the answer must agree with. */
export interface TeruggekomenLogin {
  readonly nonce: string;
  readonly verifier: string;
  readonly terug: string | null;
  readonly delen: Readonly<Record<string, string>>;
}

/** The logins under way, in the gateway's database. Every call is a 503 when that is away. */
export interface Logins {
  bewaar(login: LoginOnderweg): Promise<void>;
  /** Takes out the login of this browser with this state: it is found once. */
  neem(browser: string, state: string, merk: Merk): Promise<TeruggekomenLogin | undefined>;
  /** Takes out what has expired. */
  ruimOp(): Promise<void>;
}

/** Makes the store of logins under way. */
export function maakLogins(db: Database, nu: () => Date): Logins {
  return {
    async bewaar({ browser, state, nonce, verifier, merk, terug }) {
      const rij = {
        state_hash: hashVan(state),
        browser_hash: hashVan(browser),
        nonce,
        verifier,
        merk,
        terug: terug?.pagina ?? null,
        delen: JSON.stringify(terug?.delen ?? {}),
        eindigt: new Date(nu().getTime() + loginDuur),
      };
      await metDatabase(() => db.insertInto('gateway.login_onderweg').values(rij).execute());
    },
    neem: (browser, state, merk) =>
      metDatabase(() =>
        db
          .deleteFrom('gateway.login_onderweg')
          .where('state_hash', '=', hashVan(state))
          .where('browser_hash', '=', hashVan(browser))
          .where('merk', '=', merk)
          .where('eindigt', '>', nu())
          .returning(['nonce', 'verifier', 'terug', 'delen'])
          .executeTakeFirst(),
      ),
    async ruimOp() {
      await metDatabase(() =>
        db.deleteFrom('gateway.login_onderweg').where('eindigt', '<=', nu()).execute(),
      );
    },
  };
}
