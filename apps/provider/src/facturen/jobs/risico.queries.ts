import type { Statement } from '../../db/database.ts';
import { polisOfSql } from '../../facts/people.queries.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { incassoDaysOn } from '../issue/incasso.rules.ts';
import type { RisicoPolis } from '../issue/risico.rules.ts';

// Own risk can be charged for five years (docs/domain.md); the year lets the query use the index.
const yearsBack = 5;

// Condition: own risk of a line counts as paid in terms, but the settlement left it out, because the
// care was after the person left the policy (termijnen.queries.ts). So it is invoiced here.
const leftOutSql = (line: string, day: string): string => `
  (${line}.eigen_risico_in_termijnen <> 0 AND EXISTS (SELECT FROM insurer.gespreid s
    WHERE s.relatienummer = ${line}.relatienummer AND s.jaar = ${line}.boekjaar AND s.afgerekend_op <= ${day}))`;

// Condition: part `deel` of a line is on no invoice yet.
function notInvoiced(line: string, part: 'eigenRisico' | 'eigenBijdrage'): string {
  return `NOT EXISTS (SELECT FROM insurer.factuur_zorg z WHERE z.declaratie_nummer = ${line}.nummer
    AND z.declaratie_volgnummer = ${line}.volgnummer AND z.deel = '${part}')`;
}

// Own risk of a line that is on no invoice yet. Own risk paid in terms is invoiced by the settlement of those terms.
const eigenRisicoSql = (line: string, day: string): string => `
  (CASE WHEN NOT ${notInvoiced(line, 'eigenRisico')} THEN 0
    WHEN ${leftOutSql(line, day)} THEN ${line}.eigen_risico
    ELSE ${line}.eigen_risico - ${line}.eigen_risico_in_termijnen END)`;

// The contribution to a person's own bill was already deducted from its payout.
const eigenBijdrageSql = (line: string): string => `
  (CASE WHEN (d.soort_indiener = 'Zorgverlener' OR ${line}.corrigeert IS NOT NULL)
      AND ${notInvoiced(line, 'eigenBijdrage')}
    THEN ${line}.wettelijke_bijdrage ELSE 0 END)`;

// Condition: a line of claim `d` has an amount to invoice on a day of the insurer's calendar: a handled line of a
// care provider's claim; and, for any sender, a correction or a line left out of a settlement of terms (ADR 0070).
const isToInvoiceSql = (line: string, day: string): string => `
  ${line}.boekjaar >= extract(year FROM ${day}) - ${yearsBack}
  AND ${line}.behandeldatum >= ${day} - interval '${yearsBack} years'
  AND CASE WHEN ${line}.corrigeert IS NOT NULL THEN ${line}.gecorrigeerd_op <= ${day}
    ELSE (d.soort_indiener = 'Zorgverlener' OR ${leftOutSql(line, day)}) AND d.status = 'AFGEHANDELD'
      AND d.afgehandeld_op < (${day} + 1)::timestamp AT TIME ZONE 'Europe/Amsterdam' END
  AND (${eigenRisicoSql(line, day)} <> 0 OR ${eigenBijdrageSql(line)} <> 0)`;

const amountSql = (day: string): string =>
  `(${eigenRisicoSql('g', day)} + ${eigenBijdrageSql('g')})`;

// Condition: line `g` is a correction to invoice without the policy's day of the month. A refund of a line that is not
// invoiced itself waits for it, because nothing was asked for that line yet.
const isCreditLineSql = (day: string): string => `
  g.corrigeert IS NOT NULL AND ${isToInvoiceSql('g', day)}
  AND (${amountSql(day)} >= 0 OR NOT EXISTS (SELECT FROM insurer.declaratie_regel o
    WHERE o.nummer = g.nummer AND o.volgnummer = g.corrigeert AND ${isToInvoiceSql('o', day)}))`;

/**
 * Query of the policies with a credit on a day: corrections that are not invoiced yet and together are negative. They
 * do not wait for the policy's day of the month, because bills that were taken back are being dunned meanwhile.
 */
export const creditPolissenSql = (day: string): string => `
  SELECT p.polisnummer FROM insurer.declaratie_regel g JOIN insurer.declaratie d USING (nummer)
  CROSS JOIN LATERAL ${polisOfSql('g.relatienummer', day)} p
  WHERE ${isCreditLineSql(day)}
  GROUP BY p.polisnummer HAVING sum${amountSql(day)} < 0`;

// For a person on several policies, the one whose account is paid for their care is billed.
const selectPolissen: Statement = {
  name: 'selectRisicoPolissen',
  text: `
    WITH credit AS (${creditPolissenSql('$1::date')})
    SELECT p.polisnummer, p.verzekeringsnemer, json_agg(json_build_object(
      'declaratieNummer', g.nummer, 'declaratieVolgnummer', g.volgnummer,
      'relatienummer', g.relatienummer, 'zorgverlener', g.locatie_naam,
      'prestatie', CASE WHEN g.corrigeert IS NOT NULL THEN 'Correctie: ' ELSE '' END || g.prestatie,
      'datum', g.behandeldatum, 'jaar', g.boekjaar,
      'eigenRisico', ${eigenRisicoSql('g', '$1::date')}, 'eigenBijdrage', ${eigenBijdrageSql('g')})) AS regels
    FROM (SELECT DISTINCT v.relatienummer FROM insurer.polis q JOIN insurer.verzekering v USING (polisnummer)
      WHERE q.incassodag = ANY ($2) OR q.polisnummer IN (SELECT polisnummer FROM credit)) r
    CROSS JOIN LATERAL ${polisOfSql('r.relatienummer', '$1::date')} p
    JOIN insurer.declaratie_regel g ON g.relatienummer = r.relatienummer
    JOIN insurer.declaratie d ON d.nummer = g.nummer
    WHERE ${isToInvoiceSql('g', '$1::date')} AND (p.incassodag = ANY ($2)
      OR (${isCreditLineSql('$1::date')} AND p.polisnummer IN (SELECT polisnummer FROM credit)))
    GROUP BY p.polisnummer, p.verzekeringsnemer`,
};

/**
 * Returns the policies that are invoiced on this day of the month, with their care that is not invoiced yet; and
 * those with a credit, with their corrections.
 */
export async function listRisicoPolissen(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
): Promise<readonly RisicoPolis[]> {
  return query<RisicoPolis>(selectPolissen, [day.toString(), incassoDaysOn(day)]);
}
