import path from 'node:path';
import { patienceOf, withConnection } from '@mijn/postgres/connections';
import { reasonOf } from '@mijn/postgres/unusableDatabase';
import { takeAppLock } from '../copy/appLock.ts';
import { ensureDatabase } from './databases.ts';
import { keepServerRunning } from './keepRunning.ts';
import type { WorldOptions } from '../start/options.ts';
import { StartError } from '../start/startError.ts';

/** The app's database, locked for this process. */
export type OpenDatabase = {
  url: string;
  /** Releases it, and stops the embedded server. Close the pools first. */
  close: () => Promise<void>;
};

const oldestMajor = 15;

/**
 * Opens the database at `url`, or the embedded one below `varDir`.
 * @throws StartError when it is unreachable or unusable, or the app already runs on it
 */
export async function openDatabase(
  url: string | undefined,
  varDir: string,
  durable: boolean,
): Promise<OpenDatabase> {
  if (url) {
    await checkUsable(url);
    return { url, close: await holdDatabase(url, 'DATABASE_URL') };
  }
  const server = await keepServerRunning({ dir: path.join(varDir, 'postgres'), durable });
  const own = await ensureDatabase(server.url, 'mijn');
  const release = await holdDatabase(own, varDir);
  return {
    url: own,
    close: async () => {
      await release();
      await server.stop();
    },
  };
}

/** Returns the error for data that this version cannot use, by its location. */
export function unusableData(
  { databaseUrl, varDir }: Pick<WorldOptions, 'databaseUrl' | 'varDir'>,
  { message }: Error,
): StartError {
  return new StartError(
    databaseUrl
      ? `The database of DATABASE_URL cannot be used: ${message}.`
      : `The data in ${varDir} cannot be used: ${message}; another VAR_DIR starts with an empty database.`,
  );
}

async function holdDatabase(url: string, where: string): Promise<() => Promise<void>> {
  const lock = await takeAppLock(url);
  if (lock) return lock.release;
  throw new StartError(
    `Mijn already runs on this data (${where}); stop it first, or give this copy a VAR_DIR and a PORT of its own.`,
  );
}

const notAnAddress = 'it is not an address like postgresql://name:password@host:5432/database';

async function checkUsable(url: string): Promise<void> {
  // The driver would parse it as a database on a host called "base".
  if (!/^postgres(ql)?:$/.test(URL.parse(url)?.protocol ?? '')) {
    throw new StartError(`DATABASE_URL leads to no database that can be used: ${notAnAddress}.`);
  }
  const server = await askServer(url).catch((error: unknown) => {
    throw new StartError(`DATABASE_URL leads to no database that can be used: ${reasonOf(error)}.`);
  });
  if (server.major < oldestMajor) {
    throw new StartError(
      `DATABASE_URL leads to PostgreSQL ${server.major}; Mijn needs ${oldestMajor} or newer.`,
    );
  }
  if (!server.may_create_roles) {
    throw new StartError(
      'The login of DATABASE_URL may not create roles; use an owner that has CREATEROLE or is superuser.',
    );
  }
}

type ServerFacts = { major: number; may_create_roles: boolean };

async function askServer(url: string): Promise<ServerFacts> {
  return withConnection(url, patienceOf.start, async (client) => {
    const { rows } = await client.query<ServerFacts>(
      `SELECT current_setting('server_version_num')::int / 10000 AS major,
              rolsuper OR rolcreaterole AS may_create_roles
         FROM pg_roles WHERE rolname = current_user`,
    );
    return rows[0] ?? { major: 0, may_create_roles: false };
  });
}
