import { fileURLToPath } from 'node:url';
import type { Logins } from '@mijn/provider/db/roles';
import { startProgram } from '../journeys/worldProcess.ts';

/** The day on which everybody gets the bill of their premium, and how long its jobs took, milliseconds. */
export interface BilledDay {
  readonly day: string;
  readonly ms: number;
}

/** Runs the insurer's days up to the next first of a month, and that one by itself. */
export async function billDay(logins: Logins): Promise<BilledDay> {
  const program = fileURLToPath(new URL('billDayProcess.ts', import.meta.url));
  const { told, stop } = await startProgram<BilledDay>(program, [JSON.stringify(logins)]);
  await stop();
  return told;
}
