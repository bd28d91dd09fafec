import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../declaraties/jobs/job.ts';
import { type OpenPost, offset } from '../issue/offset.rules.ts';

interface Tegoed {
  readonly kenmerk: string;
  readonly tegoed: number;
  readonly entries: readonly OpenPost[];
}

// What rests with debt help is left alone.
const selectTegoeden: Statement = {
  name: 'selectTegoeden',
  text: `
    SELECT c.kenmerk, -s.open AS tegoed,
      (SELECT coalesce(json_agg(json_build_object('kenmerk', f.kenmerk, 'open', t.open)
          ORDER BY f.datum, f.sleutel), '[]')
        FROM insurer.factuur f JOIN insurer.factuur_stand t USING (kenmerk)
        LEFT JOIN insurer.regeling g ON g.regeling_id = f.regeling_id
        WHERE f.debiteur = c.debiteur AND t.open > 0
          AND NOT coalesce(g.soort = 'schuldregeling' AND g.status = 'lopend', false)) AS entries
    FROM insurer.factuur c JOIN insurer.factuur_stand s USING (kenmerk)
    WHERE c.datum = $1::date AND c.bedrag < 0 AND s.open < 0 AND c.debiteur = $2`,
};

const selectDebiteuren: Statement = {
  name: 'leesTegoedDebiteuren',
  text: `SELECT DISTINCT debiteur FROM insurer.factuur WHERE datum = $1::date AND bedrag < 0`,
};

// The same amount on both invoices, with opposite signs.
const bookVerrekening: Statement = {
  name: 'bookVerrekening',
  text: `
    INSERT INTO insurer.boeking (sleutel, kenmerk, debiteur, soort, bedrag, datum, tegenkenmerk)
    SELECT concat_ws('/', 'verrekening', c.sleutel, f.sleutel, kant.naam),
      kant.kenmerk, c.debiteur, 'verrekening', kant.bedrag, $1::date, kant.blocking
    FROM json_to_recordset($3) AS v ("kenmerk" text, "bedrag" int)
    JOIN insurer.factuur c ON c.kenmerk = $2
    JOIN insurer.factuur f ON f.kenmerk = v."kenmerk"
    CROSS JOIN LATERAL (VALUES ('af', f.kenmerk, v."bedrag", c.kenmerk),
      ('bij', c.kenmerk, -v."bedrag", f.kenmerk)) AS kant (naam, kenmerk, bedrag, blocking)`,
};

// Payments of these invoices wait until the day is stored.
const lock: Statement = {
  name: 'vergrendelDebiteur',
  text: `SELECT kenmerk FROM insurer.factuur WHERE debiteur = $1 ORDER BY kenmerk FOR NO KEY UPDATE`,
};

/** Sets the credits that were made today off against what their debtor owes, oldest first. */
export async function offsetTegoeden(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
): Promise<number> {
  const op = day.toString();
  const debiteuren = await query<{ debiteur: string }>(selectDebiteuren, [op]);
  let count = 0;
  for (const { debiteur } of debiteuren) {
    await query(lock, [debiteur]);
    const done = new Set<string>();
    // One after the other: what the first credit paid off is not open for the second.
    for (;;) {
      const rows = await query<Tegoed>(selectTegoeden, [op, debiteur]);
      const row = rows.find(({ kenmerk }) => !done.has(kenmerk));
      if (!row) break;
      done.add(row.kenmerk);
      const verrekeningen = offset(row.tegoed, row.entries);
      count += verrekeningen.length;
      if (verrekeningen.length > 0) {
        await query(bookVerrekening, [op, row.kenmerk, JSON.stringify(verrekeningen)]);
      }
    }
  }
  return count;
}
