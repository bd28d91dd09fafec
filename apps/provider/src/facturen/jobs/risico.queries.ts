import type { Statement } from '../../db/database.ts';
import { polisOfSql } from '../../facts/people.queries.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { incassoDaysOn } from '../issue/incasso.rules.ts';
import type { RisicoPolis } from '../issue/risico.rules.ts';

// Own risk can be charged for five years (docs/domain.md); the year lets the query use the index.
const yearsBack = 5;

// Condition: own risk of line `g` counts as paid in terms, but the settlement left it out, because the
// care was after the person left the policy (termijnen.queries.ts). So it is invoiced here.
const leftOut = `(g.eigen_risico_in_termijnen <> 0 AND EXISTS (SELECT FROM insurer.gespreid s
  WHERE s.relatienummer = g.relatienummer AND s.jaar = g.boekjaar AND s.afgerekend_op <= $1::date))`;

// Lines `g` of claims `d` of care providers, handled by day $1 of the insurer's calendar; and, for any
// sender, corrections and lines left out of a settlement of terms (ADR 0070).
const handled = `
  CASE WHEN g.corrigeert IS NOT NULL THEN g.gecorrigeerd_op <= $1::date
    ELSE (d.soort_indiener = 'Zorgverlener' OR ${leftOut}) AND d.status = 'AFGEHANDELD'
      AND d.afgehandeld_op < ($1::date + 1)::timestamp AT TIME ZONE 'Europe/Amsterdam' END`;

// Condition: part `deel` of line `g` is on no invoice yet.
function notInvoiced(part: 'eigenRisico' | 'eigenBijdrage'): string {
  return `NOT EXISTS (SELECT FROM insurer.factuur_zorg z WHERE z.declaratie_nummer = g.nummer
    AND z.declaratie_volgnummer = g.volgnummer AND z.deel = '${part}')`;
}

// Own risk paid in terms is invoiced by the settlement of those terms.
const eigenRisico = `(CASE WHEN ${leftOut} THEN g.eigen_risico ELSE g.eigen_risico - g.eigen_risico_in_termijnen END)`;

// The contribution to a person's own bill was already deducted from its payout.
const eigenBijdrage = `
  (CASE WHEN d.soort_indiener = 'Zorgverlener' OR g.corrigeert IS NOT NULL THEN g.wettelijke_bijdrage ELSE 0 END)`;

// For a person on several policies, the one whose account is paid for their care is billed.
const selectPolissen: Statement = {
  name: 'selectRisicoPolissen',
  text: `
    SELECT p.polisnummer, p.verzekeringsnemer, json_agg(json_build_object(
      'declaratieNummer', g.nummer, 'declaratieVolgnummer', g.volgnummer,
      'relatienummer', g.relatienummer, 'zorgverlener', g.locatie_naam,
      'prestatie', CASE WHEN g.corrigeert IS NOT NULL THEN 'Correctie: ' ELSE '' END || g.prestatie,
      'datum', g.behandeldatum, 'jaar', g.boekjaar,
      'eigenRisico', CASE WHEN ${notInvoiced('eigenRisico')} THEN ${eigenRisico} ELSE 0 END,
      'eigenBijdrage', CASE WHEN ${notInvoiced('eigenBijdrage')} THEN ${eigenBijdrage} ELSE 0 END)) AS regels
    FROM (SELECT DISTINCT v.relatienummer FROM insurer.polis q JOIN insurer.verzekering v USING (polisnummer)
      WHERE q.incassodag = ANY ($2)) r
    CROSS JOIN LATERAL ${polisOfSql('r.relatienummer', '$1::date')} p
    JOIN insurer.declaratie_regel g ON g.relatienummer = r.relatienummer
      AND g.boekjaar >= extract(year FROM $1::date) - ${yearsBack}
      AND g.behandeldatum >= $1::date - interval '${yearsBack} years'
    JOIN insurer.declaratie d ON d.nummer = g.nummer
    WHERE p.incassodag = ANY ($2) AND ${handled}
      AND ((${eigenRisico} <> 0 AND ${notInvoiced('eigenRisico')})
        OR (${eigenBijdrage} <> 0 AND ${notInvoiced('eigenBijdrage')}))
    GROUP BY p.polisnummer, p.verzekeringsnemer`,
};

/** Returns the policies that are invoiced on this day of the month, with their care that is not invoiced yet. */
export async function listRisicoPolissen(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
): Promise<readonly RisicoPolis[]> {
  return query<RisicoPolis>(selectPolissen, [day.toString(), incassoDaysOn(day)]);
}
