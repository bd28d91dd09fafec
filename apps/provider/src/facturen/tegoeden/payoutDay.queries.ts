import { payoutDays } from '../issue/payout.ts';

/**
 * The day by which money that is held is paid to an account that is known: some days after it came to be
 * held; what was kept of a claim (`ofDeclaratie`), and what an account came too late for, on the day after the
 * insurer's own.
 */
export function payoutDaySql(ofDeclaratie: string, since: string, today: string): string {
  return `CASE WHEN ${ofDeclaratie} OR ${since} + ${payoutDays} < ${today} THEN ${today} + 1
    ELSE ${since} + ${payoutDays} END`;
}
