import { patienceOf, withConnection } from '@mijn/postgres/connections';

/** What the insurer did, in the words of its people, and how many of it. */
export type JobCount = { what: { nl: string; en: string }; aantal: number };

/** What each of the insurer's jobs counts. */
const words: Partial<Record<string, JobCount['what']>> = {
  premies: { nl: 'Premies berekend', en: 'Premiums billed' },
  termijnen: { nl: 'Termijnen eigen risico', en: 'Own-risk terms billed' },
  eindafrekening: { nl: 'Eindafrekeningen', en: 'Final settlements' },
  risico: { nl: 'Facturen voor eigen risico', en: 'Own-risk bills' },
  verrekening: { nl: 'Verrekend', en: 'Set off' },
  betaalgemak: { nl: 'In Betaalgemak opgenomen', en: 'Taken up in Betaalgemak' },
  announce: { nl: 'Incasso’s aangekondigd', en: 'Direct debits announced' },
  incassos: { nl: 'Incasso’s uitgevoerd', en: 'Direct debits run' },
  regelingen: { nl: 'Regelingen bijgewerkt', en: 'Arrangements brought up to date' },
  requests: { nl: 'Betaalverzoeken gestuurd', en: 'Payment requests sent' },
  aanmaningen: { nl: 'Herinneringen en aanmaningen', en: 'Reminders sent' },
  payouts: { nl: 'Uitbetaald', en: 'Paid out' },
  berichten: { nl: 'Berichten geschreven', en: 'Messages written' },
};

/** What the insurer's jobs did on the days after `from` up to and with `until`; idle ones left out. */
export async function jobsBetween(
  databaseUrl: string,
  from: Temporal.PlainDate,
  until: Temporal.PlainDate,
): Promise<JobCount[]> {
  return withConnection(databaseUrl, patienceOf.job, async (client) => {
    const { rows } = await client.query<{ naam: string; aantal: number }>(
      `SELECT naam, sum(aantal)::int AS aantal FROM insurer.gelopen_taak
        WHERE dag > $1 AND dag <= $2 GROUP BY naam HAVING sum(aantal) > 0
        ORDER BY min(gelopen_op)`,
      [from.toString(), until.toString()],
    );
    return rows.map(({ naam, aantal }) => ({
      what: words[naam] ?? { nl: naam, en: naam },
      aantal,
    }));
  });
}
