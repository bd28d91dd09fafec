import { payoutDays } from '../issue/payout.ts';

/**
 * SQL: day by which held money is paid to a known account: some days after it was held; for a claim
 * (`ofDeclaratie`), and when the account became known too late for that, on the day after the insurer's
 * today; not before the first day of payouts to the changed account of relation `r`.
 */
export function payoutDaySql(ofDeclaratie: string, since: string, today: string): string {
  return `greatest(r.uitbetalen_vanaf, CASE WHEN ${ofDeclaratie} OR ${since} + ${payoutDays} < ${today} THEN ${today} + 1
    ELSE ${since} + ${payoutDays} END)`;
}
