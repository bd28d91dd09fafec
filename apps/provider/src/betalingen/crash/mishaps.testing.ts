import type { PaymentState } from '../betalingen.rules.ts';
import { type CheckoutBetaling, stateOf } from '../checkout.testing.ts';

type Sql = <T>(statement: string) => Promise<T[]>;

/** Pays one invoice of each payment request by transfer, with a pause before each. */
export async function payByTransfer(
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

/** Terminates all our database connections. */
export function breakConnections(sql: Sql): Promise<unknown> {
  return sql(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE usename LIKE 'insurer_%' AND datname = current_database()`);
}

/** Returns the payment requests of an attempt. */
export async function kenmerkenOf(sql: Sql, betalingId: string): Promise<readonly string[]> {
  const rows = await sql<{ betaalverzoek: string }>(
    `SELECT betaalverzoek FROM insurer.betaling_deel WHERE betaling_id = '${betalingId}'`,
  );
  return rows.map(({ betaalverzoek }) => betaalverzoek);
}

/**
 * Returns the payments whose state differs from that at the payment provider. Payments in `foreign`
 * have another amount than requested, so they must not be paid here.
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
