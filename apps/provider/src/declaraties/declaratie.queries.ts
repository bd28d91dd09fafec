import type { DeclaratieDetail, DeclaratieRegel } from '@mijn/contract/declaraties';
import type { Opdracht } from '../db/database.ts';
import type { Access } from '../toegang/access.ts';
import type { Transactie } from '../toegang/inAccess.ts';
import type { DeclaratieRij } from './declaraties.queries.ts';

/** A line of a claim, amounts in cents, days as `yyyy-mm-dd`. */
export interface RegelRij {
  readonly volgnummer: number;
  readonly zorgsoort: string;
  readonly prestatie: string;
  readonly aantal: number;
  readonly behandeldatum: string;
  readonly notanummer: string;
  readonly locatie_naam: string;
  readonly gedeclareerd: number;
  readonly eigen_risico: number;
  readonly uitgekeerd: number;
  readonly meldingen: NonNullable<DeclaratieRegel['meldingen']>;
  readonly stappen: NonNullable<DeclaratieRegel['stappen']>;
}

/** A claim with everything its page shows. */
export interface DeclaratieDetailRij extends DeclaratieRij {
  readonly naam_indiener: string;
  readonly ingediend_op: Temporal.Instant;
  readonly in_behandeling_op: Temporal.Instant | null;
  readonly afgehandeld_op: Temporal.Instant | null;
  readonly later_in_behandeling: boolean;
  readonly regels: readonly RegelRij[];
  readonly bestanden: NonNullable<DeclaratieDetail['bestanden']>;
  readonly reacties: NonNullable<DeclaratieDetail['reacties']>;
  readonly uitbetaling: {
    readonly datum: string;
    readonly iban: string;
    readonly bedrag: number;
  } | null;
}

const regels = `
  SELECT coalesce(json_agg(json_build_object(
    'volgnummer', g.volgnummer, 'zorgsoort', g.zorgsoort, 'prestatie', g.prestatie, 'aantal', g.aantal,
    'behandeldatum', g.behandeldatum, 'notanummer', g.notanummer, 'locatie_naam', g.locatie_naam,
    'gedeclareerd', g.gedeclareerd, 'eigen_risico', g.eigen_risico, 'uitgekeerd', g.uitgekeerd,
    'meldingen', (SELECT coalesce(json_agg(json_build_object('code', m.code,
        'omschrijving', m.omschrijving) ORDER BY m.volgnummer), '[]')
      FROM verzekeraar.declaratie_melding m WHERE m.regel_id = g.regel_id),
    'stappen', (SELECT coalesce(json_agg(json_build_object('stap', s.stap, 'bedrag', s.bedrag,
        'uitleg', s.uitleg) ORDER BY s.volgnummer), '[]')
      FROM verzekeraar.declaratie_stap s WHERE s.regel_id = g.regel_id)
    ) ORDER BY g.volgnummer), '[]')
  FROM verzekeraar.declaratie_regel g WHERE g.nummer = d.nummer`;

const reacties = `
  SELECT coalesce(json_agg(json_build_object('reactieId', e.reactie_id, 'regel', e.regel,
    'tekst', e.tekst, 'status', e.status, 'verstuurdOp', e.verstuurd_op, 'antwoord', e.antwoord,
    'beantwoordOp', e.beantwoord_op) ORDER BY e.verstuurd_op, e.reactie_id), '[]')
  FROM verzekeraar.declaratie_reactie e WHERE e.nummer = d.nummer`;

const leesDeclaratie: Opdracht = {
  name: 'leesDeclaratie',
  text: `
    SELECT d.*, (d.ingediend_op AT TIME ZONE 'Europe/Amsterdam')::date::text AS ingediend_dag,
      coalesce(r.bsn, '') AS bsn,
      coalesce(r.opgemaakte_naam, verzekeraar.naam_op_declaratie(d.nummer, d.relatienummer), '')
        AS opgemaakte_naam,
      coalesce(i.opgemaakte_naam, verzekeraar.naam_op_declaratie(d.nummer, d.indiener), '')
        AS naam_indiener,
      d.status = 'AFGEHANDELD' AND NOT EXISTS (SELECT FROM verzekeraar.declaratie_gezien g
        WHERE g.kijker = $1 AND g.nummer = d.nummer) AS nieuw,
      (${regels}) AS regels,
      (${reacties}) AS reacties,
      (SELECT coalesce(json_agg(json_build_object('bestandId', b.bestand_id, 'naam', b.naam,
          'soort', b.soort, 'bytes', b.bytes) ORDER BY b.volgnummer, b.ontvangen_op), '[]')
        FROM verzekeraar.bestand b WHERE b.nummer = d.nummer) AS bestanden,
      (SELECT json_build_object('datum', u.datum, 'iban', u.iban, 'bedrag', u.bedrag)
        FROM verzekeraar.uitbetaling u WHERE u.nummer = d.nummer) AS uitbetaling
    FROM verzekeraar.declaratie d
    LEFT JOIN verzekeraar.relatie r ON r.relatienummer = d.relatienummer
    LEFT JOIN verzekeraar.relatie i ON i.relatienummer = d.indiener
    WHERE d.nummer = $3 AND (d.relatienummer = ANY ($2) OR d.indiener = $1)
      AND d.teruggetrokken_op IS NULL`,
};

/** Reads one claim the caller may see, and logs it; undefined when it does not exist for them. */
export async function getDeclaratie(
  access: Access,
  { query, noteer }: Transactie,
  nummer: string,
): Promise<DeclaratieDetailRij | undefined> {
  const [rij] = await query<DeclaratieDetailRij>(leesDeclaratie, [
    access.kijker,
    [...access.zichtbaar.keys()],
    nummer,
  ]);
  if (rij) noteer('getDeclaratie', [rij.relatienummer], rij.nummer);
  return rij;
}

const merkAlsGezien: Opdracht = {
  name: 'merkAlsGezien',
  text: `INSERT INTO verzekeraar.declaratie_gezien (kijker, nummer) VALUES ($1, $2)
    ON CONFLICT DO NOTHING`,
};

/** Remembers that the caller has opened a judged claim: it is no longer new to them. */
export async function markeerGezien(
  access: Access,
  { query }: Transactie,
  nummer: string,
): Promise<void> {
  await query(merkAlsGezien, [access.kijker, nummer]);
}
