import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { type PaymentState, nextPause } from '../betalingen.rules.ts';

// Excludes attempts created a moment ago, which their request is still starting. Booked second payments
// are followed like the attempt's own, whatever its state.
const selectRipe: Statement = {
  name: 'selectRipe',
  text: `
    SELECT betaling_id AS "betalingId", blikken, CASE WHEN EXISTS (SELECT FROM insurer.betaling_afwijking w
        WHERE w.betaling_id = p.betaling_id AND w.besluit IN ('geboekt', 'terugbetaald')) THEN 'betaald'
      ELSE status END AS state
    FROM insurer.betaling p
    WHERE volgende_blik <= clock_timestamp() AND (blikken > 0
      OR aangemaakt_op <= clock_timestamp() - make_interval(secs => $2::double precision / 1000))
    ORDER BY volgende_blik LIMIT $1 FOR UPDATE SKIP LOCKED`,
};

const planLookup: Statement = {
  name: 'planLookup',
  text: `
    UPDATE insurer.betaling SET blikken = blikken + 1,
      volgende_blik = clock_timestamp() + make_interval(secs => $2::double precision / 1000)
    WHERE betaling_id = $1`,
};

/**
 * Reserves the attempts that are due by scheduling their next look-up first, so that no other process
 * takes them, and a killed process leaves them to a later round.
 * @param pauses milliseconds, by number of look-ups.
 */
export async function takeDueToReconcile(
  { query }: JobTransaction,
  count: number,
  pauses: readonly number[],
): Promise<readonly string[]> {
  const rows = await query<{ betalingId: string; state: PaymentState; blikken: number }>(
    selectRipe,
    [count, pauses[0] ?? 0],
  );
  for (const { betalingId, state, blikken } of rows) {
    await query(planLookup, [betalingId, nextPause(state, blikken, pauses) ?? null]);
  }
  return rows.map(({ betalingId }) => betalingId);
}
