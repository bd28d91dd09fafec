import type { Opdracht } from '../../db/database.ts';
import type { TaakTransactie } from '../../declaraties/taken/taak.ts';
import { herincassoDagen } from '../opmaken/incasso.rules.ts';
import type { Incassobank, IncassoUitkomst } from './incassobank.ts';

/** A debit that is due, with what there is to debit now: cents. */
interface TeIncasseren {
  readonly incasso_id: number;
  readonly iban: string | null;
  readonly bedrag: number;
}

// Payments of these invoices wait until the day is stored.
const vergrendel: Opdracht = {
  name: 'vergrendelIncassos',
  text: `
    SELECT f.kenmerk FROM verzekeraar.factuur f
    WHERE f.kenmerk IN (
      SELECT i.kenmerk FROM verzekeraar.incasso i
      WHERE i.status = 'gepland' AND i.datum <= $1::date AND i.kenmerk IS NOT NULL
      UNION SELECT t.kenmerk FROM verzekeraar.incasso i JOIN verzekeraar.factuur t USING (regeling_id)
      WHERE i.status = 'gepland' AND i.datum <= $1::date)
    ORDER BY f.kenmerk FOR NO KEY UPDATE`,
};

const leesTeIncasseren: Opdracht = {
  name: 'leesTeIncasseren',
  text: `
    SELECT i.incasso_id, r.iban, coalesce(
      (SELECT s.open FROM verzekeraar.factuur_stand s WHERE s.kenmerk = i.kenmerk),
      (SELECT least(g.termijnbedrag, sum(s.open))::int FROM verzekeraar.regeling g
        JOIN verzekeraar.factuur f USING (regeling_id) JOIN verzekeraar.factuur_stand s USING (kenmerk)
        WHERE g.regeling_id = i.regeling_id GROUP BY g.regeling_id), 0) AS bedrag
    FROM verzekeraar.incasso i JOIN verzekeraar.relatie r ON r.relatienummer = i.debiteur
    WHERE i.status = 'gepland' AND i.datum <= $1::date
    ORDER BY i.incasso_id`,
};

const schrijfUitkomsten: Opdracht = {
  name: 'schrijfIncassos',
  text: `
    UPDATE verzekeraar.incasso i
    SET status = u."status", bedrag = CASE WHEN u."bedrag" > 0 THEN u."bedrag" ELSE i.bedrag END,
      mislukt_op = CASE WHEN u."status" = 'mislukt' THEN $1::date END
    FROM json_to_recordset($2) AS u ("incasso_id" bigint, "status" text, "bedrag" int)
    WHERE i.incasso_id = u."incasso_id"`,
};

const boekFacturen: Opdracht = {
  name: 'boekIncassos',
  text: `
    INSERT INTO verzekeraar.boeking (sleutel, kenmerk, debiteur, soort, bedrag, datum)
    SELECT 'incasso/' || i.sleutel, i.kenmerk, i.debiteur, 'incasso', i.bedrag, $1::date
    FROM verzekeraar.incasso i JOIN unnest($2::bigint[]) AS u (incasso_id) USING (incasso_id)
    WHERE i.status = 'afgeschreven' AND i.kenmerk IS NOT NULL`,
};

// A term pays the oldest invoice of its arrangement first.
const boekTermijnen: Opdracht = {
  name: 'boekRegelingstermijnen',
  text: `
    WITH post AS (
      SELECT i.sleutel || '/' || f.sleutel AS sleutel, f.kenmerk, i.debiteur, i.bedrag, s.open,
        coalesce(sum(s.open) OVER (PARTITION BY i.incasso_id ORDER BY f.datum, f.sleutel
          ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS ervoor
      FROM verzekeraar.incasso i JOIN unnest($2::bigint[]) AS u (incasso_id) USING (incasso_id)
      JOIN verzekeraar.factuur f ON f.regeling_id = i.regeling_id
      JOIN verzekeraar.factuur_stand s ON s.kenmerk = f.kenmerk
      WHERE i.status = 'afgeschreven' AND s.open > 0)
    INSERT INTO verzekeraar.boeking (sleutel, kenmerk, debiteur, soort, bedrag, datum)
    SELECT 'regeling/' || sleutel, kenmerk, debiteur, 'regeling', least(open, bedrag - ervoor), $1::date
    FROM post WHERE ervoor < bedrag`,
};

const planHerincasso: Opdracht = {
  name: 'planHerincasso',
  text: `
    INSERT INTO verzekeraar.incasso (sleutel, debiteur, kenmerk, poging, datum, bedrag)
    SELECT f.sleutel || '/2', i.debiteur, i.kenmerk, 2, $1::date + $3::int, i.bedrag
    FROM verzekeraar.incasso i JOIN unnest($2::bigint[]) AS u (incasso_id) USING (incasso_id)
    JOIN verzekeraar.factuur f USING (kenmerk)
    WHERE i.status = 'mislukt' AND i.poging = 1`,
};

async function vraagBank(
  bank: Incassobank,
  { iban, bedrag }: TeIncasseren,
  dag: Temporal.PlainDate,
): Promise<'afgeschreven' | 'mislukt' | 'vervallen'> {
  if (bedrag <= 0) return 'vervallen';
  const uitkomst: IncassoUitkomst = iban === null ? 'mislukt' : await bank(iban, bedrag, dag);
  return uitkomst === 'gelukt' ? 'afgeschreven' : 'mislukt';
}

/**
 * Runs the direct debits of the day: asks the bank for what is open now, books what it took, and
 * plans a second attempt for what failed the first time. Without a bank they wait.
 */
export async function voerIncassosUit(
  { query }: TaakTransactie,
  dag: Temporal.PlainDate,
  bank: Incassobank | undefined,
): Promise<number> {
  const op = dag.toString();
  if (!bank) return 0;
  await query(vergrendel, [op]);
  const incassos = await query<TeIncasseren>(leesTeIncasseren, [op]);
  if (incassos.length === 0) return 0;
  const uitkomsten: object[] = [];
  for (const incasso of incassos) {
    const status = await vraagBank(bank, incasso, dag);
    uitkomsten.push({ incasso_id: incasso.incasso_id, bedrag: incasso.bedrag, status });
  }
  const ids = incassos.map(({ incasso_id: id }) => id);
  await query(schrijfUitkomsten, [op, JSON.stringify(uitkomsten)]);
  await query(boekFacturen, [op, ids]);
  await query(boekTermijnen, [op, ids]);
  await query(planHerincasso, [op, ids, herincassoDagen]);
  return incassos.length;
}
