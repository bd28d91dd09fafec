import type { Opdracht } from '../../db/database.ts';
import type { TaakTransactie } from '../../declaraties/taken/taak.ts';
import { betaalTermijnDagen, uitbetaalDagen, volgendeTitel } from '../opmaken/aanmanen.rules.ts';

const maanAan: Opdracht = {
  name: 'maanAan',
  text: `
    WITH stap AS (
      UPDATE verzekeraar.betaalverzoek v
      SET titel = ($2::json)->>v.titel,
        uiterste_betaaldatum = $1::date + (($3::json)->>(($2::json)->>v.titel))::int
      WHERE v.uiterste_betaaldatum = $1::date - 1 AND v.titel <> 'Aanmaning'
        AND EXISTS (SELECT FROM verzekeraar.factuur f JOIN verzekeraar.factuur_stand s USING (kenmerk)
          WHERE f.betaalverzoek = v.kenmerk AND s.open > 0)
      RETURNING v.kenmerk, v.titel, v.debiteur, v.uiterste_betaaldatum),
    bewaard AS (
      INSERT INTO verzekeraar.betaalverzoek_stap (kenmerk, titel, debiteur, datum, uiterste_betaaldatum)
      SELECT kenmerk, titel, debiteur, $1::date, uiterste_betaaldatum FROM stap RETURNING kenmerk),
    gemist AS (
      UPDATE verzekeraar.gespreid g SET beeindigd_op = $1::date
      FROM stap v JOIN verzekeraar.factuur f ON f.betaalverzoek = v.kenmerk
        AND f.soort = 'Eigenrisicotermijn'
      JOIN verzekeraar.factuur_stand s ON s.kenmerk = f.kenmerk AND s.open > 0
      JOIN verzekeraar.factuur_regel r ON r.kenmerk = f.kenmerk
      WHERE v.titel = 'Aanmaning' AND g.relatienummer = r.relatienummer AND g.jaar = f.jaar
        AND g.beeindigd_op IS NULL)
    SELECT kenmerk FROM bewaard`,
};

/**
 * Reminds of what was to be paid until yesterday: the next title, its own days, the same kenmerk. A
 * term of own risk that comes as far as an Aanmaning is missed, and ends the terms (domain.md).
 */
export async function maanAanVerzoeken(
  { query }: TaakTransactie,
  dag: Temporal.PlainDate,
): Promise<number> {
  const regels = [JSON.stringify(volgendeTitel), JSON.stringify(betaalTermijnDagen)];
  return (await query(maanAan, [dag.toString(), ...regels])).length;
}

// Where no account is known the money waits ('Te ontvangen').
const betaalUit: Opdracht = {
  name: 'betaalTegoedUit',
  text: `
    WITH factuur AS (
      INSERT INTO verzekeraar.boeking (sleutel, kenmerk, debiteur, soort, bedrag, datum)
      SELECT 'uitbetaling/' || f.sleutel, f.kenmerk, f.debiteur, 'uitbetaling', s.open, $1::date
      FROM verzekeraar.factuur f JOIN verzekeraar.factuur_stand s USING (kenmerk)
      JOIN verzekeraar.relatie r ON r.relatienummer = f.debiteur
      WHERE f.bedrag < 0 AND f.datum <= $1::date - $2::int AND s.open < 0 AND r.iban IS NOT NULL
      RETURNING kenmerk),
    teveel AS (
      UPDATE verzekeraar.tegoed t SET terugbetaald_op = $1::date FROM verzekeraar.relatie r
      WHERE r.relatienummer = t.debiteur AND r.iban IS NOT NULL AND t.terugbetaald_op IS NULL
        AND t.datum <= $1::date - $2::int
      RETURNING t.betaling_id)
    SELECT kenmerk FROM factuur UNION ALL SELECT betaling_id::text FROM teveel`,
};

/** Pays out what people are to receive, and pays back what they paid too much. */
export async function betaalTegoedenUit(
  { query }: TaakTransactie,
  dag: Temporal.PlainDate,
): Promise<number> {
  return (await query(betaalUit, [dag.toString(), uitbetaalDagen])).length;
}
