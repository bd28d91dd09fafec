import type { DayJob } from '@mijn/provider/facturen/jobs/agenda';
import { patienceOf, withConnection } from '@mijn/postgres/connections';

export type JobCount = { what: { nl: string; en: string }; aantal: number };

const words: Readonly<Record<DayJob, JobCount['what']>> = {
  eigenRisico: { nl: 'Eigen risico teruggegeven', en: 'Own risk given back' },
  achterstanden: { nl: 'Premieachterstanden bijgewerkt', en: 'Arrears of premium updated' },
  premies: { nl: 'Premies berekend', en: 'Premiums billed' },
  firstPremies: { nl: 'Eerste premies berekend', en: 'First premiums billed' },
  termijnen: { nl: 'Termijnen eigen risico', en: 'Own-risk terms billed' },
  eindafrekening: { nl: 'Eindafrekeningen', en: 'Final settlements' },
  risico: { nl: 'Facturen voor eigen risico', en: 'Own-risk bills' },
  verrekening: { nl: 'Verrekend', en: 'Set off' },
  betaalgemak: { nl: 'In Betaalgemak opgenomen', en: 'Taken up in Betaalgemak' },
  announce: { nl: 'Incasso’s aangekondigd', en: 'Direct debits announced' },
  incassos: { nl: 'Incasso’s uitgevoerd', en: 'Direct debits run' },
  regelingen: { nl: 'Regelingen bijgewerkt', en: 'Arrangements brought up to date' },
  betaalverzoeken: { nl: 'Betaalverzoeken gestuurd', en: 'Payment requests sent' },
  aanmaningen: { nl: 'Herinneringen en aanmaningen', en: 'Reminders sent' },
  payouts: { nl: 'Uitbetaald', en: 'Paid out' },
  zorgpassen: { nl: 'Zorgpassen uitgegeven', en: 'Health passes issued' },
  polisbladen: { nl: 'Polisbladen aangekondigd', en: 'Policy sheets announced' },
  berichten: { nl: 'Berichten geschreven', en: 'Messages written' },
};

/**
 * Returns the results of the insurer's jobs after `from` up to and including `until`, without idle jobs.
 */
export async function jobsBetween(
  databaseUrl: string,
  from: Temporal.PlainDate,
  until: Temporal.PlainDate,
): Promise<JobCount[]> {
  return withConnection(databaseUrl, patienceOf.job, async (client) => {
    const { rows } = await client.query<{ name: DayJob; count: number }>(
      `SELECT name, sum(count)::int AS count FROM insurer.job_run
        WHERE day > $1 AND day <= $2 GROUP BY name HAVING sum(count) > 0
        ORDER BY min(finished_at)`,
      [from.toString(), until.toString()],
    );
    return rows.map(({ name, count }) => ({ what: words[name], aantal: count }));
  });
}
