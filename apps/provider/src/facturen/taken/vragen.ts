import { betaalTermijnDagen } from '../opmaken/aanmanen.rules.ts';
import { incassoDatum, verzoekVolgtDagen } from '../opmaken/incasso.rules.ts';
import type { Opdracht } from '../../db/database.ts';
import type { TaakTransactie } from '../../declaraties/taken/taak.ts';

const planIncasso: Opdracht = {
  name: 'planIncasso',
  text: `
    INSERT INTO verzekeraar.incasso (sleutel, debiteur, kenmerk, poging, datum, bedrag)
    SELECT f.sleutel || '/1', f.debiteur, f.kenmerk, 1, d.datum, s.open
    FROM verzekeraar.factuur f JOIN verzekeraar.factuur_stand s USING (kenmerk)
    JOIN verzekeraar.polis p USING (polisnummer)
    JOIN unnest($2::int[], $3::date[]) AS d (incassodag, datum) USING (incassodag)
    WHERE f.datum = $1::date AND s.open > 0 AND p.betaalwijze = 'incasso' AND f.regeling_id IS NULL
    RETURNING incasso_id`,
};

/** Announces a direct debit for what was invoiced today to who pays that way. */
export async function planIncassos(
  { query }: TaakTransactie,
  dag: Temporal.PlainDate,
): Promise<number> {
  const dagen = Array.from({ length: 31 }, (_, i) => i + 1);
  const datums = dagen.map((incassodag) => incassoDatum(dag, incassodag).toString());
  return (await query(planIncasso, [dag.toString(), dagen, datums])).length;
}

// Which invoices are to be asked for on day $1, and under which title. $2: the day on which a debit
// failed, or an arrangement ended, for which the request follows today.
const teVragen = `
  SELECT f.kenmerk, f.debiteur, 'Factuur' AS titel
  FROM verzekeraar.factuur f JOIN verzekeraar.polis p USING (polisnummer)
  WHERE f.datum = $1::date AND p.betaalwijze = 'zelf' AND f.regeling_id IS NULL
    AND f.betaalverzoek IS NULL
  UNION ALL
  SELECT f.kenmerk, f.debiteur, 'Incasso mislukt'
  FROM verzekeraar.incasso i JOIN verzekeraar.factuur f USING (kenmerk)
  WHERE i.status = 'mislukt' AND i.mislukt_op = $2::date AND i.poging = 2
    AND f.regeling_id IS NULL AND f.betaalverzoek IS NULL
  UNION ALL
  SELECT f.kenmerk, f.debiteur, 'Factuur'
  FROM verzekeraar.regeling g JOIN verzekeraar.factuur f USING (regeling_id)
  WHERE g.status = 'beeindigd' AND g.beeindigd_op = $2::date AND f.betaalverzoek IS NULL`;

const vraag: Opdracht = {
  name: 'bundelBetaalverzoeken',
  text: `
    WITH verzoek AS MATERIALIZED (
      SELECT verzekeraar.nieuw_betalingskenmerk() AS kenmerk, v.debiteur, v.titel,
        array_agg(v.kenmerk) AS facturen
      FROM (${teVragen}) v JOIN verzekeraar.factuur_stand s USING (kenmerk)
      WHERE s.open > 0 GROUP BY v.debiteur, v.titel),
    nieuw AS (
      INSERT INTO verzekeraar.betaalverzoek (kenmerk, sleutel, debiteur, titel, datum, uiterste_betaaldatum)
      SELECT kenmerk, concat_ws('/', debiteur, $1::date, titel), debiteur, titel, $1::date,
        $1::date + (($3::json)->>titel)::int FROM verzoek),
    stap AS (
      INSERT INTO verzekeraar.betaalverzoek_stap (kenmerk, titel, debiteur, datum, uiterste_betaaldatum)
      SELECT kenmerk, titel, debiteur, $1::date, $1::date + (($3::json)->>titel)::int FROM verzoek)
    UPDATE verzekeraar.factuur f SET betaalverzoek = v.verzoek
    FROM (SELECT kenmerk AS verzoek, unnest(facturen) AS kenmerk FROM verzoek) v
    WHERE f.kenmerk = v.kenmerk
    RETURNING f.kenmerk`,
};

/**
 * Bundles what is to be asked for today into payment requests, one per debtor and title: what was
 * invoiced to who pays by themselves, what could not be debited twice, what an ended arrangement left.
 */
export async function bundelVerzoeken(
  { query }: TaakTransactie,
  dag: Temporal.PlainDate,
): Promise<number> {
  const sinds = dag.subtract({ days: verzoekVolgtDagen });
  const termijnen = JSON.stringify(betaalTermijnDagen);
  return (await query(vraag, [dag.toString(), sinds.toString(), termijnen])).length;
}
