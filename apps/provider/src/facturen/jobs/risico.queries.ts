import type { Statement } from '../../db/database.ts';
import { polisOfSql } from '../../facts/people.queries.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { incassoDaysOn } from '../issue/incasso.rules.ts';
import type { RisicoPolis } from '../issue/risico.rules.ts';

// Own risk can be charged for five years (docs/domain.md); the year lets the query use the index.
const yearsBack = 5;

// Condition: own risk of line `g` counts as paid in terms, but the settlement left it out, because the
// care was after the person left the policy (termijnen.queries.ts). So it is invoiced here.
const leftOutSql = (day: string): string => `
  (g.eigen_risico_in_termijnen <> 0 AND EXISTS (SELECT FROM insurer.gespreid s
    WHERE s.relatienummer = g.relatienummer AND s.jaar = g.boekjaar AND s.afgerekend_op <= ${day}))`;

// Condition: part `deel` of line `g` is on no invoice yet.
function notInvoiced(part: 'eigenRisico' | 'eigenBijdrage'): string {
  return `NOT EXISTS (SELECT FROM insurer.factuur_zorg z WHERE z.declaratie_nummer = g.nummer
    AND z.declaratie_volgnummer = g.volgnummer AND z.deel = '${part}')`;
}

// Own risk of line `g` that is on no invoice yet. Own risk paid in terms is invoiced by the settlement of those terms.
const eigenRisicoSql = (day: string): string => `
  (CASE WHEN NOT ${notInvoiced('eigenRisico')} THEN 0
    WHEN ${leftOutSql(day)} THEN g.eigen_risico ELSE g.eigen_risico - g.eigen_risico_in_termijnen END)`;

// The contribution to a person's own bill was already deducted from its payout.
const eigenBijdrageSql = `
  (CASE WHEN (d.soort_indiener = 'Zorgverlener' OR g.corrigeert IS NOT NULL) AND ${notInvoiced('eigenBijdrage')}
    THEN g.wettelijke_bijdrage ELSE 0 END)`;

// Condition: line `g` of claim `d` has an amount to invoice on a day of the insurer's calendar: a handled line of a
// care provider's claim; and, for any sender, a correction or a line left out of a settlement of terms (ADR 0070).
const isToInvoiceSql = (day: string): string => `
  g.boekjaar >= extract(year FROM ${day}) - ${yearsBack}
  AND g.behandeldatum >= ${day} - interval '${yearsBack} years'
  AND CASE WHEN g.corrigeert IS NOT NULL THEN g.gecorrigeerd_op <= ${day}
    ELSE (d.soort_indiener = 'Zorgverlener' OR ${leftOutSql(day)}) AND d.status = 'AFGEHANDELD'
      AND d.afgehandeld_op < (${day} + 1)::timestamp AT TIME ZONE 'Europe/Amsterdam' END
  AND (${eigenRisicoSql(day)} <> 0 OR ${eigenBijdrageSql} <> 0)`;

/**
 * Query of the policies with a credit on a day: corrections that are not invoiced yet and together are negative. They
 * do not wait for the policy's day of the month, because bills that were taken back are being dunned meanwhile.
 */
export const creditPolissenSql = (day: string): string => `
  SELECT p.polisnummer FROM insurer.declaratie_regel g JOIN insurer.declaratie d USING (nummer)
  CROSS JOIN LATERAL ${polisOfSql('g.relatienummer', day)} p
  WHERE g.corrigeert IS NOT NULL AND ${isToInvoiceSql(day)}
  GROUP BY p.polisnummer HAVING sum(${eigenRisicoSql(day)} + ${eigenBijdrageSql}) < 0`;

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
      'eigenRisico', ${eigenRisicoSql('$1::date')}, 'eigenBijdrage', ${eigenBijdrageSql})) AS regels
    FROM (SELECT DISTINCT v.relatienummer FROM insurer.polis q JOIN insurer.verzekering v USING (polisnummer)
      WHERE q.incassodag = ANY ($2) OR q.polisnummer IN (SELECT polisnummer FROM credit)) r
    CROSS JOIN LATERAL ${polisOfSql('r.relatienummer', '$1::date')} p
    JOIN insurer.declaratie_regel g ON g.relatienummer = r.relatienummer
    JOIN insurer.declaratie d ON d.nummer = g.nummer
    WHERE ${isToInvoiceSql('$1::date')} AND (p.incassodag = ANY ($2)
      OR (g.corrigeert IS NOT NULL AND p.polisnummer IN (SELECT polisnummer FROM credit)))
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
