import { rmSync } from 'node:fs';
import { createTestFolder } from '@mijn/dev-env/testServer';
import {
  startWorldProcess as startIn,
  type WorldAddresses,
} from '@mijn/dev-env/journeys/worldProcess';

/** A world in another process. */
export type WorldProcess = {
  addresses: WorldAddresses;
  /** Its folder; `onderhoud.json` in it switches maintenance. */
  varDir: string;
  stop: () => Promise<void>;
};

/** Whether every journey runs at an insurer with the core of the contract only, as a part of `npm run prove` does. */
export const isCoreOnly = process.env['E2E_CORE'] === '1';

/**
 * Starts a world of its own in another process, with an empty folder, which goes with it. With `coreOnly` its
 * insurer has none of the contract's extensions.
 */
export async function startWorldProcess({ coreOnly = isCoreOnly } = {}): Promise<WorldProcess> {
  const varDir = createTestFolder();
  const { told: addresses, stop } = await startIn(varDir, { coreOnly });
  const stopAndClear = async (): Promise<void> => {
    await stop();
    rmSync(varDir, { recursive: true, force: true });
  };
  return { addresses, varDir, stop: stopAndClear };
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
