import type { Opdracht } from '../../db/database.ts';
import type { TaakTransactie } from '../../declaraties/taken/taak.ts';
import { type OpenPost, verreken } from '../opmaken/verreken.rules.ts';

interface Tegoed {
  readonly kenmerk: string;
  readonly tegoed: number;
  readonly posten: readonly OpenPost[];
}

// What rests with debt help is left alone.
const leesTegoeden: Opdracht = {
  name: 'leesTegoeden',
  text: `
    SELECT c.kenmerk, -s.open AS tegoed,
      (SELECT coalesce(json_agg(json_build_object('kenmerk', f.kenmerk, 'open', t.open)
          ORDER BY f.datum, f.sleutel), '[]')
        FROM verzekeraar.factuur f JOIN verzekeraar.factuur_stand t USING (kenmerk)
        LEFT JOIN verzekeraar.regeling g ON g.regeling_id = f.regeling_id
        WHERE f.debiteur = c.debiteur AND t.open > 0
          AND NOT coalesce(g.soort = 'schuldregeling' AND g.status = 'lopend', false)) AS posten
    FROM verzekeraar.factuur c JOIN verzekeraar.factuur_stand s USING (kenmerk)
    WHERE c.datum = $1::date AND c.bedrag < 0 AND s.open < 0 AND c.debiteur = $2`,
};

const leesDebiteuren: Opdracht = {
  name: 'leesTegoedDebiteuren',
  text: `SELECT DISTINCT debiteur FROM verzekeraar.factuur WHERE datum = $1::date AND bedrag < 0`,
};

// The same amount on both invoices, with opposite signs.
const boekVerrekening: Opdracht = {
  name: 'boekVerrekening',
  text: `
    INSERT INTO verzekeraar.boeking (sleutel, kenmerk, debiteur, soort, bedrag, datum, tegenkenmerk)
    SELECT concat_ws('/', 'verrekening', c.sleutel, f.sleutel, kant.naam),
      kant.kenmerk, c.debiteur, 'verrekening', kant.bedrag, $1::date, kant.tegen
    FROM json_to_recordset($3) AS v ("kenmerk" text, "bedrag" int)
    JOIN verzekeraar.factuur c ON c.kenmerk = $2
    JOIN verzekeraar.factuur f ON f.kenmerk = v."kenmerk"
    CROSS JOIN LATERAL (VALUES ('af', f.kenmerk, v."bedrag", c.kenmerk),
      ('bij', c.kenmerk, -v."bedrag", f.kenmerk)) AS kant (naam, kenmerk, bedrag, tegen)`,
};

// Payments of these invoices wait until the day is stored.
const vergrendel: Opdracht = {
  name: 'vergrendelDebiteur',
  text: `SELECT kenmerk FROM verzekeraar.factuur WHERE debiteur = $1 ORDER BY kenmerk FOR NO KEY UPDATE`,
};

/** Sets the credits that were made today off against what their debtor owes, oldest first. */
export async function verrekenTegoeden(
  { query }: TaakTransactie,
  dag: Temporal.PlainDate,
): Promise<number> {
  const op = dag.toString();
  const debiteuren = await query<{ debiteur: string }>(leesDebiteuren, [op]);
  let aantal = 0;
  for (const { debiteur } of debiteuren) {
    await query(vergrendel, [debiteur]);
    const gedaan = new Set<string>();
    // One after the other: what the first credit paid off is not open for the second.
    for (;;) {
      const rijen = await query<Tegoed>(leesTegoeden, [op, debiteur]);
      const rij = rijen.find(({ kenmerk }) => !gedaan.has(kenmerk));
      if (!rij) break;
      gedaan.add(rij.kenmerk);
      const verrekeningen = verreken(rij.tegoed, rij.posten);
      aantal += verrekeningen.length;
      if (verrekeningen.length > 0) {
        await query(boekVerrekening, [op, rij.kenmerk, JSON.stringify(verrekeningen)]);
      }
    }
  }
  return aantal;
}
