import { fileURLToPath } from 'node:url';
import type { Logins } from '@mijn/provider/db/roles';
import { startProgram } from '../journeys/worldProcess.ts';

/** The day of the premium bills, and the duration of its jobs in milliseconds. */
export interface BilledDay {
  readonly day: string;
  readonly ms: number;
}

/** Runs the insurer's days up to the next first of a month, and measures that day. */
export async function billDay(logins: Logins): Promise<BilledDay> {
  const program = fileURLToPath(new URL('billDayProcess.ts', import.meta.url));
  const { told, stop } = await startProgram<BilledDay>(program, [JSON.stringify(logins)]);
  await stop();
  return told;
}
