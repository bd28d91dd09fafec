import {
  type Generations,
  isRefusedLogin,
  patienceOf,
  withConnection,
} from '@mijn/postgres/connections';
import { withStartConnection } from '@mijn/postgres/unusableDatabase';
import type pg from 'pg';
import { type RetryOptions, retryOnConflict } from './retryOnConflict.ts';

/** The three roles of the insurer's database: who migrates, who answers calls, who runs jobs. */
export const roles = {
  owner: 'insurer_owner',
  app: 'insurer_app',
  jobs: 'insurer_jobs',
} as const;

/** One of the three roles. */
export type Role = keyof typeof roles;

/** How the insurer logs in at its database. */
export interface Logins {
  /** The address of a login that may create roles and schemas: for starting only. */
  readonly url: Generations;
  /** The password of each role, which is a login of its own. */
  readonly passwords: Readonly<Record<Role, Generations>>;
}

/** The addresses with which a role logs in: one for each password that may be right. */
export function roleUrls({ url, passwords }: Logins, role: Role): Generations {
  const [first, ...others] = passwords[role];
  const withPassword = (password: string): string => {
    const own = new URL(url[0]);
    own.username = roles[role];
    own.password = encodeURIComponent(password);
    return own.href;
  };
  return [withPassword(first), ...others.map(withPassword)];
}

/** Duplicate object, unique violation, and "tuple concurrently updated". */
const byAnotherCopy: RetryOptions = { codes: ['42710', '23505', 'XX000'], attempts: 20 };

/**
 * Makes the roles where they are missing, gives them their password where they cannot log in with it, and
 * lets owner and jobs make their schema in this database. Roles belong to the whole server, so another copy
 * may be doing the same thing: what it was first with is tried again.
 */
export async function ensureRoles(logins: Logins): Promise<void> {
  await withStartConnection(logins.url, patienceOf.start, async (client) => {
    const all = ['owner', 'app', 'jobs'] as const;
    for (const role of all) await retryOnConflict(() => ensureRole(client, role), byAnotherCopy);
    // Before they log in: the database may be closed to all that it does not name (deploy/logins.sql).
    await retryOnConflict(() => client.query(databaseRights), byAnotherCopy);
    for (const role of all) {
      const [password] = logins.passwords[role];
      if (!(await canLogIn(roleUrls(logins, role)[0]))) {
        const change = `ALTER ROLE ${roles[role]} PASSWORD ${client.escapeLiteral(password)}`;
        await retryOnConflict(() => client.query(change), byAnotherCopy);
      }
    }
  });
}

const databaseRights = `DO $$ BEGIN
  EXECUTE format('GRANT CONNECT ON DATABASE %I TO ${roles.owner}, ${roles.app}, ${roles.jobs}', current_database());
  EXECUTE format('GRANT CREATE ON DATABASE %I TO ${roles.owner}, ${roles.jobs}', current_database());
END $$`;

async function ensureRole(client: pg.Client, role: Role): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [roles[role]]);
  if (rowCount === 0) {
    await client.query(`CREATE ROLE ${roles[role]} LOGIN NOSUPERUSER NOBYPASSRLS NOINHERIT`);
  }
}

async function canLogIn(url: string): Promise<boolean> {
  try {
    return await withConnection(url, patienceOf.start, async () => true);
  } catch (error) {
    // Anything else is not about the password.
    if (isRefusedLogin(error)) return false;
    throw error;
  }
}
