import { lastDaysToPay } from '../herinnering.rules.ts';
import {
  incassoDate,
  daysUntilBetaalverzoek,
  lateBetaalverzoekDays,
} from '../issue/incasso.rules.ts';
import { insertReminderBerichtSql } from './berichten.queries.ts';
import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';

const planIncasso: Statement = {
  name: 'planIncasso',
  text: `
    INSERT INTO insurer.incasso (sleutel, debiteur, kenmerk, poging, datum, bedrag)
    SELECT f.sleutel || '/1', f.debiteur, f.kenmerk, 1, d.datum, s.open
    FROM insurer.factuur f JOIN insurer.factuur_stand s USING (kenmerk)
    JOIN insurer.polis p USING (polisnummer)
    JOIN unnest($2::int[], $3::date[]) AS d (incassodag, datum) USING (incassodag)
    WHERE f.datum = $1::date AND s.open > 0 AND p.betaalwijze = 'incasso' AND f.regeling_id IS NULL
    RETURNING incasso_id`,
};

/** Plans direct debits for today's invoices of people who pay that way. */
export async function addIncassos(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
): Promise<number> {
  const days = Array.from({ length: 31 }, (_, i) => i + 1);
  const datums = days.map((incassoDay) => incassoDate(day, incassoDay).toString());
  return (await query(planIncasso, [day.toString(), days, datums])).length;
}

// Invoices to request on day $1, with the title; `unpaid`: another way of payment failed. $2: latest
// day of a failed debit or ended arrangement whose request is due, which includes those that became
// known after their day was run.
const toAsk = `
  SELECT f.kenmerk, f.debiteur, 'Factuur' AS titel, false AS unpaid
  FROM insurer.factuur f JOIN insurer.polis p USING (polisnummer)
  WHERE f.datum = $1::date AND p.betaalwijze = 'zelf' AND f.regeling_id IS NULL
    AND f.betaalverzoek IS NULL
  UNION ALL
  SELECT f.kenmerk, f.debiteur, 'Incasso mislukt', true
  FROM insurer.incasso i JOIN insurer.factuur f USING (kenmerk)
  WHERE i.status = 'mislukt' AND i.mislukt_op BETWEEN $2::date - ${lateBetaalverzoekDays} AND $2::date AND (i.poging = 2 OR i.teruggeboekt)
    AND f.regeling_id IS NULL AND f.betaalverzoek IS NULL
  UNION ALL
  SELECT f.kenmerk, f.debiteur, 'Factuur', true
  FROM insurer.regeling g JOIN insurer.factuur f USING (regeling_id)
  WHERE g.status = 'beeindigd' AND g.beeindigd_op BETWEEN $2::date - ${lateBetaalverzoekDays} AND $2::date AND f.betaalverzoek IS NULL`;

const bundleBetaalverzoeken: Statement = {
  name: 'bundleBetaalverzoeken',
  text: `
    WITH bundled AS MATERIALIZED (
      SELECT insurer.next_betalingskenmerk() AS kenmerk, v.debiteur, v.titel,
        array_agg(v.kenmerk) AS facturen, bool_or(v.unpaid) AS unpaid
      FROM (${toAsk}) v JOIN insurer.factuur_stand s USING (kenmerk)
      WHERE s.open > 0 GROUP BY v.debiteur, v.titel),
    added AS (
      INSERT INTO insurer.betaalverzoek (kenmerk, sleutel, debiteur, titel, datum, uiterste_betaaldatum)
      SELECT kenmerk, concat_ws('/', debiteur, $1::date, titel), debiteur, titel, $1::date,
        (($3::json)->>titel)::date FROM bundled),
    step AS (
      INSERT INTO insurer.betaalverzoek_stap (kenmerk, titel, debiteur, datum, uiterste_betaaldatum)
      SELECT kenmerk, titel, debiteur, $1::date, (($3::json)->>titel)::date FROM bundled),
    told AS (${insertReminderBerichtSql(`(SELECT kenmerk, debiteur, (($3::json)->>titel)::date AS uiterste_betaaldatum
      FROM bundled WHERE unpaid) r`)})
    UPDATE insurer.factuur f SET betaalverzoek = v.bundle
    FROM (SELECT kenmerk AS bundle, unnest(facturen) AS kenmerk FROM bundled) v
    WHERE f.kenmerk = v.kenmerk
    RETURNING f.kenmerk`,
};

/**
 * Creates today's payment requests, one per debtor and title: invoices of people who pay by themselves,
 * debits that failed twice, and the rest of ended arrangements.
 */
export async function addBetaalverzoeken(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
): Promise<number> {
  const since = day.subtract({ days: daysUntilBetaalverzoek });
  const lastDays = JSON.stringify(lastDaysToPay(day));
  return (await query(bundleBetaalverzoeken, [day.toString(), since.toString(), lastDays])).length;
}
