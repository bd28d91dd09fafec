import { createHmac } from 'node:crypto';
import { patienceOf, withConnection } from '@mijn/postgres/connections';
import pg from 'pg';
import { type RetryOptions, retryOnConflict } from './retryOnConflict.ts';

/** The three roles of the insurer's database: who migrates, who answers calls, who runs jobs. */
export const roles = {
  owner: 'insurer_owner',
  app: 'insurer_app',
  jobs: 'insurer_jobs',
} as const;

/** One of the three roles. */
export type Role = keyof typeof roles;

/**
 * The address with which a role logs in. Its password follows from that of the login in
 * `databaseUrl`, so that every copy of the provider knows it and none has to be configured.
 */
export function roleUrl(databaseUrl: string, role: Role): string {
  const url = new URL(databaseUrl);
  url.username = roles[role];
  url.password = rolePassword(databaseUrl, role) ?? '';
  return url.href;
}

/**
 * A secret for one purpose (base64url, 32 bytes) that follows from the password of the login in
 * `databaseUrl`; undefined when it has none because the server trusts by other means (trust, cert).
 */
export function derivedSecret(databaseUrl: string, target: string): string | undefined {
  const secret = decodeURIComponent(new URL(databaseUrl).password) || process.env['PGPASSWORD'];
  return secret ? createHmac('sha256', secret).update(target).digest('base64url') : undefined;
}

function rolePassword(databaseUrl: string, role: Role): string | undefined {
  return derivedSecret(databaseUrl, roles[role]);
}

/** Duplicate object, unique violation, and "tuple concurrently updated". */
const byAnotherCopy: RetryOptions = { codes: ['42710', '23505', 'XX000'], attempts: 20 };

/**
 * Makes the roles where they are missing, gives them the right password, and lets owner and jobs
 * make their schema in this database. Roles belong to the whole server, so another copy may be
 * doing the same thing: what it was first with is tried again.
 */
export async function ensureRoles(databaseUrl: string): Promise<void> {
  await withConnection(databaseUrl, patienceOf.start, async (client) => {
    const all = ['owner', 'app', 'jobs'] as const;
    for (const role of all) await retryOnConflict(() => ensureRole(client, role), byAnotherCopy);
    // Before they log in: the database may be closed to all that it does not name (deploy/logins.sql).
    await retryOnConflict(() => client.query(databaseRights), byAnotherCopy);
    for (const role of all) {
      if (!(await canLogIn(roleUrl(databaseUrl, role)))) {
        await retryOnConflict(() => setPassword(client, databaseUrl, role), byAnotherCopy);
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

async function setPassword(client: pg.Client, databaseUrl: string, role: Role): Promise<void> {
  const password = rolePassword(databaseUrl, role);
  if (password === undefined) return;
  await client.query(`ALTER ROLE ${roles[role]} PASSWORD ${client.escapeLiteral(password)}`);
}

async function canLogIn(url: string): Promise<boolean> {
  try {
    return await withConnection(url, patienceOf.start, async () => true);
  } catch (error) {
    // 28P01 and 28000: refused at the door; anything else is not about the password.
    if (error instanceof pg.DatabaseError && error.code?.startsWith('28')) return false;
    throw error;
  }
}
