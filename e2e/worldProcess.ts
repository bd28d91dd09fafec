import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createTestFolder } from '@mijn/dev-env/testServer';

/** Where a world listens. */
export type WorldAddresses = {
  url: string;
  ankerzeeUrl: string;
  digidUrl: string;
  idealUrl: string;
  timeUrl: string;
  mailUrl: string;
  internalUrl: string;
  /** The owner's login of its database. */
  databaseUrl: string;
  /** Where its jobs are run at once. */
  jobsUrl: string;
};

/** A world in another process. */
export type WorldProcess = {
  addresses: WorldAddresses;
  /** Its folder; `onderhoud.json` in it switches maintenance. */
  varDir: string;
  stop: () => Promise<void>;
};

/** Whether every journey runs at an insurer with the core of the contract only, as a part of `npm run prove` does. */
export const isCoreOnly = process.env['E2E_CORE'] === '1';

const program = fileURLToPath(import.meta.resolve('@mijn/dev-env/testWorld'));

/**
 * Starts a world of its own in another process: random ports, an empty folder, the built client.
 * It ends with `stop`, and by itself when this process is gone. With `coreOnly` its insurer has none of
 * the contract's extensions.
 */
export async function startWorldProcess({ coreOnly = isCoreOnly } = {}): Promise<WorldProcess> {
  const varDir = createTestFolder();
  const child = fork(program, [varDir, ...(coreOnly ? ['core'] : [])], { execArgv: [] });
  const addresses = await firstMessage(child);
  const stop = async (): Promise<void> => {
    child.disconnect();
    if (child.exitCode === null) await once(child, 'exit');
    rmSync(varDir, { recursive: true, force: true });
  };
  return { addresses, varDir, stop };
}

/** Puts a world's addresses where the journeys look for them. */
export function publish({
  url,
  ankerzeeUrl,
  digidUrl,
  idealUrl,
  timeUrl,
  mailUrl,
  internalUrl,
  databaseUrl,
  jobsUrl,
}: WorldAddresses): void {
  process.env['E2E_URL'] = url;
  process.env['E2E_ANKERZEE_URL'] = ankerzeeUrl;
  process.env['E2E_DIGID_URL'] = digidUrl;
  process.env['E2E_IDEAL_URL'] = idealUrl;
  process.env['E2E_TIME_URL'] = timeUrl;
  process.env['E2E_MAIL_URL'] = mailUrl;
  process.env['E2E_INTERNAL_URL'] = internalUrl;
  process.env['E2E_DATABASE_URL'] = databaseUrl;
  process.env['E2E_JOBS_URL'] = jobsUrl;
}

function firstMessage(child: ChildProcess): Promise<WorldAddresses> {
  return new Promise((resolve, reject) => {
    child.once('message', (addresses: WorldAddresses) => resolve(addresses));
    child.once('exit', (code) => reject(new Error(`The world did not start (exit code ${code})`)));
  });
}
