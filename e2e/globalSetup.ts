import { publish, startWorldProcess } from './worldProcess.ts';

/**
 * One world for the whole run, in a process of its own. The journeys find its addresses in the
 * environment: E2E_URL, E2E_ANKERZEE_URL, E2E_DIGID_URL, E2E_IDEAL_URL, E2E_TIME_URL,
 * E2E_DATABASE_URL, and its folder: E2E_VAR_DIR.
 */
export default async function setup(): Promise<() => Promise<void>> {
  // A world that runs already is used and left alone: to try one journey after another.
  if (process.env['E2E_URL']) return async () => undefined;
  const { addresses, varDir, stop } = await startWorldProcess();
  publish(addresses);
  process.env['E2E_VAR_DIR'] = varDir;
  return stop;
}
