import { startTestServer } from '@mijn/dev-env/testServer';
import { testServerVariable } from '@mijn/dev-env/testDatabase';
import { publish, startWorldProcess } from './worldProcess.ts';

/**
 * Starts one PostgreSQL, with a database for each world, and one world in its own process. Journeys find
 * its addresses in the environment: E2E_URL, E2E_ANKERZEE_URL, E2E_DIGID_URL, E2E_IDEAL_URL, E2E_TIME_URL,
 * E2E_MAIL_URL, E2E_DATABASE_URL, E2E_JOBS_URL, and its folder: E2E_VAR_DIR.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startTestServer();
  process.env[testServerVariable] = server.url;
  // Uses a running world and leaves it running, for trying out journeys.
  if (process.env['E2E_URL']) return server.stop;
  const { addresses, varDir, stop } = await startWorldProcess();
  publish(addresses);
  process.env['E2E_VAR_DIR'] = varDir;
  return async () => {
    await stop();
    await server.stop();
  };
}
