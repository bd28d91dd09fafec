import type { Cents } from '@mijn/domain/money';
import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { mandaatOfFactuurSql } from '../../facts/money.queries.ts';
import { herincassoDate } from '../issue/incasso.rules.ts';
import { insertFailedBerichtSql } from './berichten.queries.ts';

/** A due debit with the current amount, cents. */
export interface ToCollect {
  readonly incasso_id: number;
  /** Key of the debit at the bank. */
  readonly sleutel: string;
  readonly iban: string | null;
  readonly bedrag: Cents;
}

// Serializes with payments of these invoices.
const lock: Statement = {
  name: 'lockIncassos',
  text: `
    SELECT f.kenmerk FROM insurer.factuur f
    WHERE f.kenmerk IN (
      SELECT i.kenmerk FROM insurer.incasso i
      WHERE i.status = 'gepland' AND i.datum <= $1::date AND i.kenmerk IS NOT NULL
      UNION SELECT t.kenmerk FROM insurer.incasso i JOIN insurer.factuur t USING (regeling_id)
      WHERE i.status = 'gepland' AND i.datum <= $1::date)
    ORDER BY f.kenmerk FOR NO KEY UPDATE`,
};

const selectToCollect: Statement = {
  name: 'selectToCollect',
  text: `
    SELECT i.incasso_id, i.sleutel, coalesce(i.iban, r.iban) AS iban, coalesce(
      (SELECT s.open FROM insurer.factuur_stand s WHERE s.kenmerk = i.kenmerk),
      (SELECT least(i.bedrag, sum(s.open))::int FROM insurer.factuur f
        JOIN insurer.factuur_stand s USING (kenmerk)
        WHERE f.regeling_id = i.regeling_id HAVING count(*) > 0), 0) AS bedrag
    FROM insurer.incasso i JOIN insurer.relatie r ON r.relatienummer = i.debiteur
    WHERE i.status = 'gepland' AND i.datum <= $1::date
    ORDER BY i.incasso_id`,
};

const writeOutcomes: Statement = {
  name: 'writeIncassos',
  text: `
    UPDATE insurer.incasso i
    SET status = u."status", bedrag = CASE WHEN u."bedrag" > 0 THEN u."bedrag" ELSE i.bedrag END,
      iban = CASE WHEN u."status" <> 'vervallen' THEN u."iban" END,
      mislukt_op = CASE WHEN u."status" = 'mislukt' THEN $1::date END
    FROM json_to_recordset($2) AS u ("incasso_id" bigint, "status" text, "bedrag" int, "iban" text)
    WHERE i.incasso_id = u."incasso_id"`,
};

const bookFacturen: Statement = {
  name: 'bookIncassos',
  text: `
    INSERT INTO insurer.boeking (sleutel, kenmerk, debiteur, soort, bedrag, datum)
    SELECT 'incasso/' || i.sleutel, i.kenmerk, i.debiteur, 'incasso', i.bedrag, $1::date
    FROM insurer.incasso i JOIN unnest($2::bigint[]) AS u (incasso_id) USING (incasso_id)
    WHERE i.status = 'afgeschreven' AND i.kenmerk IS NOT NULL`,
};

// A term pays the oldest invoice of its arrangement first.
const bookTermijnen: Statement = {
  name: 'bookRegelingTermijnen',
  text: `
    WITH item AS (
      SELECT i.sleutel || '/' || f.sleutel AS sleutel, f.kenmerk, i.debiteur, i.bedrag, s.open,
        coalesce(sum(s.open) OVER (PARTITION BY i.incasso_id ORDER BY f.datum, f.sleutel
          ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS before
      FROM insurer.incasso i JOIN unnest($2::bigint[]) AS u (incasso_id) USING (incasso_id)
      JOIN insurer.factuur f ON f.regeling_id = i.regeling_id
      JOIN insurer.factuur_stand s ON s.kenmerk = f.kenmerk
      WHERE i.status = 'afgeschreven' AND s.open > 0)
    INSERT INTO insurer.boeking (sleutel, kenmerk, debiteur, soort, bedrag, datum)
    SELECT 'regeling/' || sleutel, kenmerk, debiteur, 'regeling', least(open, bedrag - before), $1::date
    FROM item WHERE before < bedrag`,
};

const planHerincasso: Statement = {
  name: 'planHerincasso',
  text: `
    INSERT INTO insurer.incasso (sleutel, debiteur, kenmerk, poging, datum, bedrag)
    SELECT f.sleutel || '/2', i.debiteur, i.kenmerk, 2, $1::date, i.bedrag
    FROM insurer.incasso i JOIN unnest($2::bigint[]) AS u (incasso_id) USING (incasso_id)
    JOIN insurer.factuur f USING (kenmerk)
    WHERE i.status = 'mislukt' AND i.poging = 1
      AND EXISTS (SELECT FROM ${mandaatOfFactuurSql('m', '$3::date')})`,
};

const tell: Statement = {
  name: 'tellFailedIncassos',
  text: insertFailedBerichtSql('unnest($2::bigint[]) AS u (incasso_id)', '$1::date'),
};

/** Locks and returns the debits due on a day, with their current amounts. */
export async function lockDueIncassos(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
): Promise<readonly ToCollect[]> {
  await query(lock, [day.toString()]);
  return query<ToCollect>(selectToCollect, [day.toString()]);
}

/** Result of a debit. Cents. */
export interface CollectedIncasso extends Pick<ToCollect, 'incasso_id' | 'iban' | 'bedrag'> {
  readonly status: 'afgeschreven' | 'mislukt' | 'vervallen';
}

/**
 * Stores the results of debits with the account they were presented to, books collected amounts, plans second attempts
 * while the mandate runs, and inserts messages about failures.
 */
export async function saveIncassos(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
  outcomes: readonly CollectedIncasso[],
): Promise<void> {
  const date = day.toString();
  const ids = outcomes.map(({ incasso_id: id }) => id);
  await query(writeOutcomes, [date, JSON.stringify(outcomes)]);
  await query(bookFacturen, [date, ids]);
  await query(bookTermijnen, [date, ids]);
  await query(planHerincasso, [herincassoDate(day).toString(), ids, date]);
  await query(tell, [date, ids]);
}
