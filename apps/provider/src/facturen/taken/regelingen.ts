import type { Opdracht } from '../../db/database.ts';
import type { TaakTransactie } from '../../declaraties/taken/taak.ts';
import { eersteTermijn, volgendeTermijn } from '../opmaken/incasso.rules.ts';
import { type RegelingSoort, termijnBedrag } from '../opmaken/regelingen.rules.ts';

// After one that was missed it does not begin again by itself.
const sluitAan: Opdracht = {
  name: 'sluitBetaalgemakAan',
  text: `
    WITH nieuw AS (
      SELECT f.kenmerk, f.debiteur FROM verzekeraar.factuur f
      JOIN verzekeraar.factuur_stand s USING (kenmerk) JOIN verzekeraar.polis p USING (polisnummer)
      WHERE f.datum = $1::date AND p.betaalgemak AND s.open > 0 AND f.regeling_id IS NULL
        AND f.soort IN ('EigenrisicoEigenbijdrage', 'Eigenrisicoeindafrekening')
        AND NOT EXISTS (SELECT FROM verzekeraar.regeling g WHERE g.debiteur = f.debiteur
          AND g.soort = 'betaalgemak' AND g.status = 'beeindigd')),
    begonnen AS (
      INSERT INTO verzekeraar.regeling (regeling_id, sleutel, debiteur, soort, termijnbedrag, ingangsdatum)
      SELECT verzekeraar.nieuw_regelingnummer(extract(year FROM $1::date)::int),
        concat_ws('/', 'betaalgemak', d.debiteur, $1::date), d.debiteur, 'betaalgemak', 0, $1::date
      FROM (SELECT DISTINCT debiteur FROM nieuw) d
      WHERE NOT EXISTS (SELECT FROM verzekeraar.regeling g WHERE g.debiteur = d.debiteur
        AND g.soort = 'betaalgemak' AND g.status = 'lopend')
      RETURNING regeling_id, debiteur),
    loopt AS (
      SELECT regeling_id, debiteur FROM begonnen UNION ALL
      SELECT regeling_id, debiteur FROM verzekeraar.regeling
      WHERE soort = 'betaalgemak' AND status = 'lopend')
    UPDATE verzekeraar.factuur f SET regeling_id = l.regeling_id
    FROM nieuw n JOIN loopt l USING (debiteur) WHERE f.kenmerk = n.kenmerk
    RETURNING l.regeling_id`,
};

/** Puts today's own-risk invoices of who has Betaalgemak into it; the term is worked out anew. */
export async function sluitBetaalgemakAan(
  { query }: TaakTransactie,
  dag: Temporal.PlainDate,
): Promise<number> {
  const geraakt = await query<{ regeling_id: string }>(sluitAan, [dag.toString()]);
  await herrekenTermijnen({ query }, [...new Set(geraakt.map((rij) => rij.regeling_id))]);
  return geraakt.length;
}

const leesOpen: Opdracht = {
  name: 'leesOpenVanRegelingen',
  text: `
    SELECT g.regeling_id, g.soort, coalesce(sum(s.open), 0)::int AS open
    FROM verzekeraar.regeling g LEFT JOIN verzekeraar.factuur f USING (regeling_id)
    LEFT JOIN verzekeraar.factuur_stand s USING (kenmerk)
    WHERE g.regeling_id = ANY ($1) GROUP BY g.regeling_id, g.soort`,
};

const zetTermijn: Opdracht = {
  name: 'zetTermijnbedrag',
  text: `
    UPDATE verzekeraar.regeling g SET termijnbedrag = t."termijn"
    FROM json_to_recordset($1) AS t ("regeling_id" text, "termijn" int)
    WHERE g.regeling_id = t."regeling_id"`,
};

/** Works out the term of arrangements over what is open in them now. */
export async function herrekenTermijnen(
  { query }: Pick<TaakTransactie, 'query'>,
  regelingen: readonly string[],
): Promise<void> {
  if (regelingen.length === 0) return;
  const open = await query<{ regeling_id: string; soort: RegelingSoort; open: number }>(leesOpen, [
    regelingen,
  ]);
  const termijnen = open.map(({ regeling_id, soort, open: bedrag }) => ({
    regeling_id,
    termijn: termijnBedrag[soort](bedrag),
  }));
  await query(zetTermijn, [JSON.stringify(termijnen)]);
}

// A term that failed ends its arrangement; one in which nothing is open any more is finished.
const sluitAf: Opdracht = {
  name: 'sluitRegelingenAf',
  text: `
    UPDATE verzekeraar.regeling g
    SET status = CASE WHEN k.open = 0 THEN 'voltooid' ELSE 'beeindigd' END, beeindigd_op = $1::date
    FROM (SELECT l.regeling_id, coalesce(sum(s.open), 0) AS open,
        EXISTS (SELECT FROM verzekeraar.incasso i WHERE i.regeling_id = l.regeling_id
          AND i.status = 'mislukt') AS gemist
      FROM verzekeraar.regeling l LEFT JOIN verzekeraar.factuur f USING (regeling_id)
      LEFT JOIN verzekeraar.factuur_stand s USING (kenmerk)
      WHERE l.status = 'lopend' GROUP BY l.regeling_id) k
    WHERE g.regeling_id = k.regeling_id AND (k.open = 0 OR k.gemist)
    RETURNING g.regeling_id`,
};

const laatVervallen: Opdracht = {
  name: 'laatTermijnenVervallen',
  text: `
    UPDATE verzekeraar.incasso SET status = 'vervallen'
    WHERE regeling_id = ANY ($1) AND status = 'gepland'`,
};

// $2 for an arrangement that begins, $3 for one of which a term has been debited.
const planTermijnen: Opdracht = {
  name: 'planTermijnen',
  text: `
    INSERT INTO verzekeraar.incasso (sleutel, debiteur, regeling_id, poging, datum, bedrag)
    SELECT concat_ws('/', g.sleutel, t.datum), g.debiteur, g.regeling_id, 1, t.datum, g.termijnbedrag
    FROM verzekeraar.regeling g
    CROSS JOIN LATERAL (
      SELECT CASE WHEN count(*) > 0 THEN $2::date ELSE $1::date END AS datum,
        count(*) FILTER (WHERE i.status = 'gepland') AS gepland
      FROM verzekeraar.incasso i WHERE i.regeling_id = g.regeling_id) t
    WHERE g.status = 'lopend' AND g.termijnbedrag > 0 AND t.gepland = 0
    RETURNING incasso_id`,
};

/**
 * Brings arrangements up to date: ends those of which a term was missed, closes those that are paid,
 * and plans the next term of the others, on the last working day of a month.
 */
export async function werkRegelingenBij(
  { query }: TaakTransactie,
  dag: Temporal.PlainDate,
): Promise<number> {
  const rijen = await query<{ regeling_id: string }>(sluitAf, [dag.toString()]);
  const klaar = rijen.map((rij) => rij.regeling_id);
  if (klaar.length > 0) await query(laatVervallen, [klaar]);
  return klaar.length + (await planVolgendeTermijnen({ query }, dag));
}

async function planVolgendeTermijnen(
  { query }: Pick<TaakTransactie, 'query'>,
  dag: Temporal.PlainDate,
): Promise<number> {
  const datums = [eersteTermijn(dag), volgendeTermijn(dag)].map(String);
  return (await query(planTermijnen, datums)).length;
}

/** What somebody asks: an arrangement over what payment requests up to and with a day still ask. */
export interface RegelingAanvraag {
  readonly debiteur: string;
  readonly soort: Exclude<RegelingSoort, 'betaalgemak'>;
  readonly verzoekenTot: Temporal.PlainDate;
}

// Out of the payment request: that asks for what is not in an arrangement.
const neemOp: Opdracht = {
  name: 'neemOpInRegeling',
  text: `
    WITH post AS (
      SELECT f.kenmerk FROM verzekeraar.factuur f JOIN verzekeraar.factuur_stand s USING (kenmerk)
      JOIN verzekeraar.betaalverzoek v ON v.kenmerk = f.betaalverzoek
      WHERE f.debiteur = $1 AND v.datum <= $3::date AND s.open > 0),
    regeling AS (
      INSERT INTO verzekeraar.regeling (regeling_id, sleutel, debiteur, soort, termijnbedrag, ingangsdatum)
      SELECT verzekeraar.nieuw_regelingnummer(extract(year FROM $4::date)::int),
        concat_ws('/', $2::text, $1::text, $4::date), $1, $2, 0, $4::date
      WHERE EXISTS (SELECT FROM post) RETURNING regeling_id)
    UPDATE verzekeraar.factuur f SET regeling_id = r.regeling_id, betaalverzoek = NULL
    FROM post, regeling r WHERE f.kenmerk = post.kenmerk
    RETURNING r.regeling_id`,
};

/**
 * Starts an arrangement that somebody asked for, over what is open, and plans its first term.
 * @returns its number; undefined when nothing is open.
 */
export async function startRegeling(
  { query }: TaakTransactie,
  { debiteur, soort, verzoekenTot }: RegelingAanvraag,
  dag: Temporal.PlainDate,
): Promise<string | undefined> {
  const waarden = [debiteur, soort, verzoekenTot.toString(), dag.toString()];
  const [rij] = await query<{ regeling_id: string }>(neemOp, waarden);
  if (!rij) return undefined;
  await herrekenTermijnen({ query }, [rij.regeling_id]);
  await planVolgendeTermijnen({ query }, dag);
  return rij.regeling_id;
}
