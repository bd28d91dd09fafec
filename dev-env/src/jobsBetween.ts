import pg from 'pg';

/** A job of the insurer, and how many things it did. */
export type JobCount = { naam: string; aantal: number };

/** What the insurer's jobs did on the days after `from` up to and with `until`; idle ones left out. */
export async function jobsBetween(
  databaseUrl: string,
  from: Temporal.PlainDate,
  until: Temporal.PlainDate,
): Promise<JobCount[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<JobCount>(
      `SELECT naam, sum(aantal)::int AS aantal FROM verzekeraar.gelopen_taak
        WHERE dag > $1 AND dag <= $2 GROUP BY naam HAVING sum(aantal) > 0
        ORDER BY min(gelopen_op)`,
      [from.toString(), until.toString()],
    );
    return rows;
  } finally {
    await client.end();
  }
}
