import type { Statement } from '../../db/database.ts';
import type { Access } from '../../access/access.ts';
import type { Transaction } from '../../access/inAccess.ts';
import { isHeldForStaffSql } from '../../facts/money.queries.ts';
import { factuurColumns, factuurTables, regelingScheduleColumn } from '../factuurRow.queries.ts';
import type { FactuurRow, WithSchedule } from '../factuurRow.ts';
import type { RegelingFacts } from '../issue/regelingChoices.rules.ts';

// Time for which a missed arrangement prevents another.
const stoppedFor = '1 year';

/**
 * SQL condition: an arrangement for payment request `b` also covers the debtor's request `other`.
 * During premium arrears one arrangement covers all open requests (Zvw 18a).
 */
export const coveredByRegelingSql = (other: string): string => `
  (${other}.kenmerk = b.kenmerk OR (${other}.debiteur = b.debiteur AND EXISTS (SELECT FROM insurer.premieachterstand h
    WHERE h.debiteur = b.debiteur AND h.beeindigd_op IS NULL)))`;

/** SQL: data for an arrangement for payment request `b` on the day `day`, as JSON. */
export const regelingFactsSql = (day: string): string => `
  json_build_object(
    'open', (SELECT coalesce(sum(s.open), 0) FROM insurer.betaalverzoek q
      JOIN insurer.factuur f ON f.betaalverzoek = q.kenmerk JOIN insurer.factuur_stand s ON s.kenmerk = f.kenmerk
      WHERE ${coveredByRegelingSql('q')} AND s.open > 0),
    'hasAccount', EXISTS (SELECT FROM insurer.relatie r
      WHERE r.relatienummer = b.debiteur AND r.iban IS NOT NULL),
    'running', EXISTS (SELECT FROM insurer.regeling g WHERE g.debiteur = b.debiteur
      AND g.status = 'lopend' AND g.soort <> 'betaalgemak'),
    'stopped', EXISTS (SELECT FROM insurer.regeling g WHERE g.debiteur = b.debiteur
      AND g.status = 'beeindigd' AND g.soort = 'betalingsregeling'
      AND g.beeindigd_op > ${day} - interval '${stoppedFor}'),
    'paying', EXISTS (SELECT FROM insurer.betaalverzoek q WHERE ${coveredByRegelingSql('q')}
      AND (${isHeldForStaffSql('q.kenmerk')} OR EXISTS (
        SELECT FROM insurer.betaling_deel e JOIN insurer.betaling p USING (betaling_id)
        WHERE e.betaalverzoek = q.kenmerk AND e.under_way
          AND (p.status = 'inBehandeling' OR p.afwijking IS NOT NULL)))))`;

const selectFacts: Statement = {
  name: 'selectRegelingFacts',
  text: `
    SELECT ${regelingFactsSql('insurer.today()')} AS facts FROM insurer.betaalverzoek b
    WHERE b.kenmerk = $2 AND b.debiteur = ANY ($1)`,
};

/** Returns the data for an arrangement for the caller's payment request; undefined: no such request. */
export async function findRegelingFacts(
  access: Access,
  { query }: Transaction,
  kenmerk: string,
): Promise<RegelingFacts | undefined> {
  const [row] = await query<{ facts: RegelingFacts }>(selectFacts, [access.debiteuren, kenmerk]);
  return row?.facts;
}

/** An invoice in an arrangement, and the day (`yyyy-mm-dd`) on which all of that was paid; null: it was not. */
type InRegeling = FactuurRow & WithSchedule & { readonly settled_on: string | null };

const selectRegeling: Statement = {
  name: 'selectRegelingOfBetaalverzoek',
  text: `
    SELECT ${factuurColumns}, ${regelingScheduleColumn},
      CASE x.status WHEN 'voltooid' THEN x.beeindigd_op::text END AS settled_on ${factuurTables}
    JOIN insurer.regeling x ON x.regeling_id = f.regeling_id
    WHERE (x.betaalverzoek = $2 OR f.uit_betaalverzoek = $2) AND f.debiteur = ANY ($1)
    ORDER BY x.ingangsdatum DESC LIMIT 1`,
};

/** Returns one of the invoices of the caller's payment request that is in an arrangement, if any. */
export async function findInRegeling(
  access: Access,
  { query }: Transaction,
  kenmerk: string,
): Promise<InRegeling | undefined> {
  const [row] = await query<InRegeling>(selectRegeling, [access.debiteuren, kenmerk]);
  return row;
}
