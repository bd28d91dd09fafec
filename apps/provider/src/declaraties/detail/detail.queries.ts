import { sentLines } from '../../facts/care.queries.ts';
import type { DeclaratieCorrectie } from '@mijn/contract/correctie';
import type { DeclaratieDetail, DeclaratieLine } from '@mijn/contract/declaraties';
import type { Cents } from '@mijn/domain/money';
import type { Statement } from '../../db/database.ts';
import type { Access } from '../../access/access.ts';
import type { Transaction } from '../../access/inAccess.ts';
import { careVisible } from '../../access/visibility.rules.ts';
import { listColumns, type DeclaratieInListRow } from '../declaratieFields.queries.ts';

interface StepRow extends Pick<StoredStep, 'stap' | 'uitleg'> {
  readonly bedrag: Cents;
}

type StoredStep = NonNullable<DeclaratieLine['stappen']>[number];

/** A line of a claim, amounts in cents, days as `yyyy-mm-dd`. */
export interface LineRow {
  readonly volgnummer: number;
  readonly zorgsoort: string;
  readonly prestatie: string;
  readonly aantal: number;
  readonly behandeldatum: string;
  readonly notanummer: string;
  readonly locatie_naam: string;
  readonly gedeclareerd: Cents;
  /** Used own risk, and the part of it that is paid in terms. */
  readonly eigen_risico: Cents;
  readonly in_termijnen: number;
  readonly uitgekeerd: Cents;
  readonly meldingen: NonNullable<DeclaratieLine['meldingen']>;
  readonly stappen: readonly StepRow[];
}

/** A submitted line; cents, day as `yyyy-mm-dd`. */
interface SentLineRow {
  readonly behandelDatum: string;
  readonly zorgsoort: string;
  readonly bedrag: Cents;
  readonly omschrijving: string | null;
}

/** Changes by a correction of a line (ADR 0070), cents; days as `yyyy-mm-dd`. */
export interface CorrectieRow {
  readonly volgnummer: number;
  readonly corrigeert: number;
  readonly kind: DeclaratieCorrectie['soort'];
  readonly datum: string;
  readonly zorgsoort: string;
  readonly behandeldatum: string;
  readonly aantal: number;
  readonly gedeclareerd: number;
  readonly niet_vergoed: number;
  readonly wettelijke_bijdrage: number;
  readonly eigen_risico: number;
  readonly in_termijnen: number;
  readonly uitleg: string | null;
}

export interface DeclaratieDetailRow extends DeclaratieInListRow {
  readonly indiener_name: string;
  readonly ingediend_op: Temporal.Instant;
  readonly in_behandeling_op: Temporal.Instant | null;
  readonly afgehandeld_op: Temporal.Instant | null;
  /** Sender of the earlier claim with the same bill; null: none. */
  readonly earlier_indiener: string | null;
  readonly zorgverlener: string;
  /** Submitted lines; null: a single line with the claim's own data. */
  readonly sent_lines: readonly SentLineRow[] | null;
  /** Payout that the sender was told to expect; cents. */
  readonly verwacht: Cents | null;
  readonly regels: readonly LineRow[];
  readonly correcties: readonly CorrectieRow[];
  readonly bestanden: NonNullable<DeclaratieDetail['bestanden']>;
  readonly reacties: NonNullable<DeclaratieDetail['reacties']>;
  readonly uitbetaling: {
    readonly datum: string;
    readonly iban: string;
    readonly bedrag: Cents;
  } | null;
  /** Amounts set off against invoices while no account was known; days `yyyy-mm-dd`. */
  readonly verrekeningen: readonly {
    readonly datum: string;
    readonly bedrag: Cents;
    /** Null unless the invoice is the viewer's own. */
    readonly kenmerk: string | null;
  }[];
}

const lines = `
  SELECT coalesce(json_agg(json_build_object(
    'volgnummer', g.volgnummer, 'zorgsoort', g.zorgsoort, 'prestatie', g.prestatie, 'aantal', g.aantal,
    'behandeldatum', g.behandeldatum, 'notanummer', g.notanummer, 'locatie_naam', g.locatie_naam,
    'gedeclareerd', g.gedeclareerd, 'eigen_risico', g.eigen_risico,
    'in_termijnen', g.eigen_risico_in_termijnen, 'uitgekeerd', g.uitgekeerd,
    'meldingen', (SELECT coalesce(json_agg(json_build_object('code', m.code,
        'omschrijving', m.omschrijving) ORDER BY m.volgnummer), '[]')
      FROM insurer.declaratie_melding m WHERE m.regel_id = g.regel_id),
    'stappen', (SELECT coalesce(json_agg(json_build_object('stap', s.stap, 'bedrag', s.bedrag,
        'uitleg', s.uitleg) ORDER BY s.volgnummer), '[]')
      FROM insurer.declaratie_stap s WHERE s.regel_id = g.regel_id)
    ) ORDER BY g.volgnummer), '[]')
  FROM insurer.declaratie_regel g WHERE g.nummer = d.nummer AND g.corrigeert IS NULL`;

const correcties = `
  SELECT coalesce(json_agg(json_build_object(
    'volgnummer', g.volgnummer, 'corrigeert', g.corrigeert, 'kind', g.correctie, 'datum', g.gecorrigeerd_op,
    'zorgsoort', g.zorgsoort, 'behandeldatum', g.behandeldatum, 'aantal', g.aantal,
    'gedeclareerd', g.gedeclareerd, 'niet_vergoed', g.niet_vergoed,
    'wettelijke_bijdrage', g.wettelijke_bijdrage, 'eigen_risico', g.eigen_risico,
    'in_termijnen', g.eigen_risico_in_termijnen,
    'uitleg', (SELECT string_agg(m.omschrijving, ' ' ORDER BY m.volgnummer)
      FROM insurer.declaratie_melding m WHERE m.regel_id = g.regel_id)) ORDER BY g.volgnummer), '[]')
  FROM insurer.declaratie_regel g WHERE g.nummer = d.nummer AND g.corrigeert IS NOT NULL`;

// The sender sees their own reactions; others' reactions only with access to the person's care.
const reacties = `
  SELECT coalesce(json_agg(json_build_object('reactieId', e.vraag_id, 'regel', e.regel,
    'soort', e.soort,
    'tekst', e.tekst, 'status', e.status, 'verstuurdOp', e.verstuurd_op, 'antwoord', e.antwoord,
    'beantwoordOp', e.beantwoord_op) ORDER BY e.verstuurd_op, e.vraag_id), '[]')
  FROM insurer.vraag e
  WHERE e.nummer = d.nummer AND (e.vrager = $1 OR d.relatienummer = ANY ($4))`;

// Includes the list columns after d.*, so that a list column overrides a column of the same name.
const selectDeclaratie: Statement = {
  name: 'selectDeclaratie',
  text: `
    SELECT d.*, ${listColumns},
      (SELECT e.indiener FROM insurer.declaratie e WHERE e.nummer = d.dubbel_van) AS earlier_indiener,
      coalesce(i.opgemaakte_naam, insurer.name_on_declaratie(d.nummer, d.indiener), '')
        AS indiener_name,
      (${lines}) AS regels, (${correcties}) AS correcties,
      CASE WHEN d.regels IS NOT NULL THEN (SELECT json_agg(json_build_object(
          'behandelDatum', sent.behandeldatum, 'zorgsoort', sent.zorgsoort, 'bedrag', sent.bedrag,
          'omschrijving', sent.omschrijving) ORDER BY sent.volgnummer)
        FROM ${sentLines}) END AS sent_lines,
      (${reacties}) AS reacties,
      (SELECT coalesce(json_agg(json_build_object('bestandId', b.bestand_id, 'naam', b.naam,
          'soort', b.soort, 'bytes', b.bytes) ORDER BY b.volgnummer, b.ontvangen_op), '[]')
        FROM insurer.bestand b WHERE b.nummer = d.nummer) AS bestanden,
      (SELECT json_build_object('datum', u.datum, 'iban', u.iban, 'bedrag', u.bedrag)
        FROM insurer.uitbetaling u WHERE u.nummer = d.nummer) AS uitbetaling,
      (SELECT coalesce(json_agg(o), '[]') FROM insurer.verrekening_of_declaratie(d.nummer) o)
        AS verrekeningen
    FROM (SELECT d.*, coalesce(r.bsn, '') AS bsn, r.roepnaam, r.geboortedatum,
        coalesce(r.opgemaakte_naam, insurer.name_on_declaratie(d.nummer, d.relatienummer), '') AS opgemaakte_naam
      FROM insurer.declaratie d LEFT JOIN insurer.relatie r ON r.relatienummer = d.relatienummer
      WHERE d.nummer = $3 AND (d.relatienummer = ANY ($2) OR d.indiener = $1)
        AND d.teruggetrokken_op IS NULL) d
    LEFT JOIN insurer.relatie i ON i.relatienummer = d.indiener`,
};

/** Returns one claim the caller may see, and logs the operation; undefined when it does not exist for them. */
export async function getDeclaratie(
  access: Access,
  { query, record }: Transaction,
  number: string,
  operation: 'getDeclaratie' | 'getBesluit' = 'getDeclaratie',
): Promise<DeclaratieDetailRow | undefined> {
  const [row] = await query<DeclaratieDetailRow>(selectDeclaratie, [
    access.sender,
    [...access.visible.keys()],
    number,
    careVisible(access),
  ]);
  if (row) record(operation, [row.relatienummer], row.nummer);
  return row;
}

const markAsSeen: Statement = {
  name: 'markAsSeen',
  text: `INSERT INTO insurer.declaratie_gezien (kijker, nummer) VALUES ($1, $2)
    ON CONFLICT DO NOTHING`,
};

/** Marks a judged claim as seen by the caller. */
export async function markSeen(
  access: Access,
  { query }: Transaction,
  number: string,
): Promise<void> {
  await query(markAsSeen, [access.viewer, number]);
}
