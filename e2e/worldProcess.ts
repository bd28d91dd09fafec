import { rmSync } from 'node:fs';
import { createTestFolder } from '@mijn/dev-env/testServer';
import {
  startWorldProcess as startIn,
  type WorldAddresses,
} from '@mijn/dev-env/journeys/worldProcess';

export type WorldProcess = {
  addresses: WorldAddresses;
  /** Its folder; `onderhoud.json` in it switches maintenance. */
  varDir: string;
  stop: () => Promise<void>;
};

/**
 * Starts a separate world in another process, with a temporary folder. `coreOnly` turns off the contract's
 * extensions.
 */
export async function startWorldProcess({ coreOnly = false } = {}): Promise<WorldProcess> {
  const varDir = createTestFolder();
  const { told: addresses, stop } = await startIn(varDir, { coreOnly });
  const stopAndClear = async (): Promise<void> => {
    await stop();
    rmSync(varDir, { recursive: true, force: true });
  };
  return { addresses, varDir, stop: stopAndClear };
}

/** Publishes a world's addresses to the journeys. */
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
