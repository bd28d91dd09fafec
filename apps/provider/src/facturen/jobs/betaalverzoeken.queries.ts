import { type Brand, brandCodes } from '@mijn/domain/brands';
import { isFinalFailureSql, mandaatOfFactuurSql } from '../../facts/money.queries.ts';
import { lastDaysToPay } from '../herinnering.rules.ts';
import {
  incassoDate,
  daysUntilBetaalverzoek,
  lateBetaalverzoekDays,
} from '../issue/incasso.rules.ts';
import { incassoTermsOn } from '../issue/incassoTerms.ts';
import { insertReminderBerichtSql, termijnKeySql } from './berichten.queries.ts';
import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';

// The message announces day and amount of each debit ahead, as SEPA requires.
const planIncasso: Statement = {
  name: 'planIncasso',
  text: `
    WITH planned AS (
      INSERT INTO insurer.incasso (sleutel, debiteur, kenmerk, poging, datum, bedrag)
      SELECT f.sleutel || '/1', f.debiteur, f.kenmerk, 1, d.datum, s.open
      FROM insurer.factuur f JOIN insurer.factuur_stand s USING (kenmerk)
      CROSS JOIN LATERAL ${mandaatOfFactuurSql('m', '$1::date')}
      JOIN unnest($2::text[], $3::int[], $4::date[]) AS d (merk, dag, datum) ON d.merk = m.merk AND d.dag = m.dag
      WHERE f.datum = $1::date AND s.open > 0 AND f.regeling_id IS NULL
      RETURNING incasso_id, debiteur)
    INSERT INTO insurer.bericht (sleutel, relatienummer, soort, onderwerp, datum)
    SELECT ${termijnKeySql('i')}, i.debiteur, 'termijn', i.incasso_id::text, $1::date FROM planned i
    RETURNING bericht_id`,
};

/** Plans and announces direct debits for today's invoices of people who pay that way. */
export async function addIncassos(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
): Promise<number> {
  const calendar = brandCodes.flatMap((merk) =>
    Array.from({ length: 31 }, (_, i) => {
      const { announcementDays } = incassoTermsOn(merk, day);
      return { merk, dag: i + 1, datum: incassoDate(day, i + 1, announcementDays).toString() };
    }),
  );
  const columns = (['merk', 'dag', 'datum'] as const).map((name) =>
    calendar.map((row) => row[name]),
  );
  return (await query(planIncasso, [day.toString(), ...columns])).length;
}

// Invoices to request on day $1, with the title; `unpaid`: another way of payment failed. $2: latest
// day of a failed debit or ended arrangement whose request is due, which includes those that became
// known after their day was run.
const toAsk = `
  SELECT f.kenmerk, f.debiteur, 'Factuur' AS titel, false AS unpaid
  FROM insurer.factuur f
  WHERE f.datum = $1::date AND f.regeling_id IS NULL AND f.betaalverzoek IS NULL
    AND NOT EXISTS (SELECT FROM ${mandaatOfFactuurSql('m', '$1::date')})
  UNION ALL
  SELECT f.kenmerk, f.debiteur, 'Incasso mislukt', true
  FROM insurer.incasso i JOIN insurer.factuur f USING (kenmerk)
  WHERE i.status = 'mislukt' AND i.mislukt_op BETWEEN $2::date - ${lateBetaalverzoekDays} AND $2::date AND ${isFinalFailureSql}
    AND f.regeling_id IS NULL AND f.betaalverzoek IS NULL
  UNION ALL
  SELECT f.kenmerk, f.debiteur, 'Factuur', true
  FROM insurer.regeling g JOIN insurer.factuur f USING (regeling_id)
  WHERE g.status = 'beeindigd' AND g.beeindigd_op BETWEEN $2::date - ${lateBetaalverzoekDays} AND $2::date AND f.betaalverzoek IS NULL`;

// Requests what `asked` selects, one per debtor and title; `$1` is the day, `$3` the last day to pay by title.
const bundleSql = (asked: string, reason: string): string => `
    WITH bundled AS MATERIALIZED (
      SELECT insurer.next_betalingskenmerk() AS kenmerk, v.debiteur, v.titel,
        array_agg(v.kenmerk) AS facturen, bool_or(v.unpaid) AS unpaid
      FROM (${asked}) v JOIN insurer.factuur_stand s USING (kenmerk)
      WHERE s.open > 0 GROUP BY v.debiteur, v.titel),
    added AS (
      INSERT INTO insurer.betaalverzoek (kenmerk, sleutel, debiteur, titel, datum, uiterste_betaaldatum)
      SELECT kenmerk, concat_ws('/', debiteur, $1::date, titel, ${reason}), debiteur, titel, $1::date,
        (($3::json)->>titel)::date FROM bundled),
    step AS (
      INSERT INTO insurer.betaalverzoek_stap (kenmerk, titel, debiteur, datum, uiterste_betaaldatum)
      SELECT kenmerk, titel, debiteur, $1::date, (($3::json)->>titel)::date FROM bundled),
    told AS (${insertReminderBerichtSql(`(SELECT kenmerk, debiteur, (($3::json)->>titel)::date AS uiterste_betaaldatum
      FROM bundled WHERE unpaid) r`)})
    UPDATE insurer.factuur f SET betaalverzoek = v.bundle
    FROM (SELECT kenmerk AS bundle, unnest(facturen) AS kenmerk FROM bundled) v
    WHERE f.kenmerk = v.kenmerk
    RETURNING f.kenmerk`;

const bundleBetaalverzoeken: Statement = {
  name: 'bundleBetaalverzoeken',
  text: bundleSql(toAsk, 'NULL'),
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

// Planned debits of invoices with one brand that the bank does not have yet ($3: the last day of those it has).
const letIncassosLapse: Statement = {
  name: 'letIncassosLapse',
  text: `
    UPDATE insurer.incasso i SET status = 'vervallen'
    FROM insurer.factuur f JOIN insurer.polis p USING (polisnummer)
    WHERE f.kenmerk = i.kenmerk AND i.debiteur = $1 AND p.merk = $2 AND i.status = 'gepland' AND i.datum > $3::date
    RETURNING i.kenmerk`,
};

const bundleStopped: Statement = {
  name: 'bundleStoppedIncassos',
  text: bundleSql(
    `SELECT f.kenmerk, f.debiteur, CASE WHEN e.failed THEN 'Incasso mislukt' ELSE 'Factuur' END AS titel,
      e.failed AS unpaid
    FROM insurer.factuur f CROSS JOIN LATERAL (SELECT EXISTS (SELECT FROM insurer.incasso i
      WHERE i.kenmerk = f.kenmerk AND i.status = 'mislukt') AS failed) e
    WHERE f.kenmerk = ANY ($2::text[]) AND f.regeling_id IS NULL AND f.betaalverzoek IS NULL`,
    '$4::text',
  ),
};

/**
 * Cancels the planned debits of a person's invoices with a brand after a day, the last one of debits that are with the
 * bank, and requests these invoices instead.
 * @param reason makes the request's key differ from others of that day
 */
export async function requestInsteadOfIncassos(
  { query }: JobTransaction,
  { debiteur, merk }: { readonly debiteur: string; readonly merk: Brand },
  { today, atBankUntil, reason }: StoppedOn,
): Promise<void> {
  const lapsed = await query<{ kenmerk: string }>(letIncassosLapse, [
    debiteur,
    merk,
    atBankUntil.toString(),
  ]);
  const kenmerken = lapsed.map(({ kenmerk }) => kenmerk);
  const lastDays = JSON.stringify(lastDaysToPay(today));
  await query(bundleStopped, [today.toString(), kenmerken, lastDays, reason]);
}

interface StoppedOn {
  readonly today: Temporal.PlainDate;
  readonly atBankUntil: Temporal.PlainDate;
  readonly reason: string;
}
