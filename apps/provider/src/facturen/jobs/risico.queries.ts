import type { Statement } from '../../db/database.ts';
import { polisOfSql } from '../../facts/payer.queries.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { incassoDaysOn } from '../issue/incasso.rules.ts';
import type { RisicoPolis } from '../issue/risico.rules.ts';

// An insurer may ask own risk for five years (docs/domain.md); the year narrows the lines by their index.
const yearsBack = 5;

// Counted in terms, and left out of their settlement: care of after the person left the policy (termijnen.queries.ts).
// Nothing was held back of it, whoever sent it in.
const leftOut = `(g.eigen_risico_in_termijnen <> 0 AND EXISTS (SELECT FROM insurer.gespreid s
  WHERE s.relatienummer = g.relatienummer AND s.jaar = g.boekjaar AND s.afgerekend_op <= $1::date))`;

/**
 * Lines `g` of judged claims `d` of care providers, handled on day $1 at the latest by the insurer's
 * calendar; and lines that correct others, or that the settlement of terms left out, whoever sent those in (ADR 0070).
 */
const handled = `
  CASE WHEN g.corrigeert IS NOT NULL THEN g.gecorrigeerd_op <= $1::date
    ELSE (d.soort_indiener = 'Zorgverlener' OR ${leftOut}) AND d.status = 'AFGEHANDELD'
      AND d.afgehandeld_op < ($1::date + 1)::timestamp AT TIME ZONE 'Europe/Amsterdam' END`;

/** Whether part `deel` of line `g` is on no invoice yet. */
function notInvoiced(part: 'eigenRisico' | 'eigenBijdrage'): string {
  return `NOT EXISTS (SELECT FROM insurer.factuur_zorg z WHERE z.declaratie_nummer = g.nummer
    AND z.declaratie_volgnummer = g.volgnummer AND z.deel = '${part}')`;
}

// What is paid in terms is for the settlement.
const eigenRisico = `(CASE WHEN ${leftOut} THEN g.eigen_risico ELSE g.eigen_risico - g.eigen_risico_in_termijnen END)`;

// Of an own bill it was taken off what was paid out.
const eigenBijdrage = `
  (CASE WHEN d.soort_indiener = 'Zorgverlener' OR g.corrigeert IS NOT NULL THEN g.wettelijke_bijdrage ELSE 0 END)`;

// Of somebody who is on several policies one pays: the one to whose account their care is paid too.
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

/** The policies whose day of the month it is, with the care that no invoice asks for yet. */
export async function listRisicoPolissen(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
): Promise<readonly RisicoPolis[]> {
  return query<RisicoPolis>(selectPolissen, [day.toString(), incassoDaysOn(day)]);
}
