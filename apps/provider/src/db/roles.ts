import {
  type Generations,
  isRefusedLogin,
  patienceOf,
  withConnection,
} from '@mijn/postgres/connections';
import { withStartConnection } from '@mijn/postgres/unusableDatabase';
import type pg from 'pg';
import { type RetryOptions, retryOnConflict } from './retryOnConflict.ts';

/** Database roles of the insurer: for migrations, for calls, and for jobs. */
export const roles = {
  owner: 'insurer_owner',
  app: 'insurer_app',
  jobs: 'insurer_jobs',
} as const;

export type Role = keyof typeof roles;

export interface Logins {
  /** URL of a login that may create roles and schemas; used at start only. */
  readonly url: Generations;
  /** Password of each role. */
  readonly passwords: Readonly<Record<Role, Generations>>;
}

/** Returns the connection URLs of a role, one for each password that may be valid. */
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

// Duplicate object, unique violation, and "tuple concurrently updated".
const byAnotherCopy: RetryOptions = { codes: ['42710', '23505', 'XX000'], attempts: 20 };

/**
 * Creates missing roles, sets their password where they cannot log in with it, and lets owner and
 * jobs create their schema in this database. Roles belong to the whole server, so another copy may
 * do the same at once; conflicts are retried.
 */
export async function ensureRoles(logins: Logins): Promise<void> {
  await withStartConnection(logins.url, patienceOf.start, async (client) => {
    const all = ['owner', 'app', 'jobs'] as const;
    for (const role of all) await retryOnConflict(() => ensureRole(client, role), byAnotherCopy);
    // Granted before the roles log in, because the database may be closed to unlisted roles
    // (deploy/logins.sql).
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
    // Other errors are not about the password.
    if (isRefusedLogin(error)) return false;
    throw error;
  }
}
