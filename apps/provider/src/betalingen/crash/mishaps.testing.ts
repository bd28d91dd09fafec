import type { PaymentState } from '../betalingen.rules.ts';
import { type CheckoutBetaling, stateOf } from '../checkout.testing.ts';

/** Runs SQL and gives its rows. */
type Sql = <T>(statement: string) => Promise<T[]>;

/** Somebody pays one invoice of each of these requests by bank transfer, with a pause before each. */
export async function payElsewhere(
  sql: Sql,
  kenmerken: readonly string[],
  pause: () => Promise<unknown>,
): Promise<void> {
  for (const kenmerk of kenmerken) {
    await pause();
    await sql(`INSERT INTO insurer.boeking (sleutel, kenmerk, debiteur, soort, bedrag, datum)
      SELECT 'elders/' || f.kenmerk, f.kenmerk, f.debiteur, 'incasso', s.open, f.datum
      FROM insurer.factuur f JOIN insurer.factuur_stand s USING (kenmerk)
      WHERE f.betaalverzoek = '${kenmerk}' AND s.open > 0 ORDER BY f.kenmerk LIMIT 1`).catch(
      () => [],
    );
  }
}

/** Our connections break, whatever they are at. */
export function breakConnections(sql: Sql): Promise<unknown> {
  return sql(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE usename LIKE 'insurer_%' AND datname = current_database()`);
}

/** The payment requests that an attempt pays. */
export async function kenmerkenOf(sql: Sql, betalingId: string): Promise<readonly string[]> {
  const rows = await sql<{ betaalverzoek: string }>(
    `SELECT betaalverzoek FROM insurer.betaling_deel WHERE betaling_id = '${betalingId}'`,
  );
  return rows.map(({ betaalverzoek }) => betaalverzoek);
}

/**
 * Payments that are not here as they are at the payment provider; of `foreign` another amount came in
 * than was asked: those are never paid here.
 */
export async function differenceOf(
  sql: Sql,
  betalingen: readonly CheckoutBetaling[],
  foreign: ReadonlySet<string>,
): Promise<readonly string[]> {
  const rows = await sql<{ dienst_id: string; status: PaymentState }>(
    `SELECT coalesce(dienst_id, betaling_id::text) AS dienst_id, status FROM insurer.betaling`,
  );
  const at = new Map(rows.map(({ dienst_id, status }) => [dienst_id, status]));
  return betalingen
    .filter(({ id, status }) =>
      foreign.has(id) ? at.get(id) === 'betaald' : at.get(id) !== stateOf[status],
    )
    .map(({ id, status }) => `${id}: ${status} there, ${at.get(id)} here`);
}
