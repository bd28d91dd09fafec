import type {
  Dekking,
  EigenRisicoBedrag,
  RegelUitkomst,
  Verbruik,
  Verzekeringsperiode,
} from '../beoordelen/vormen.ts';
import { budgetSleutel, eigenRisicoSleutel } from '../beoordelen/verbruik.ts';
import type { Opdracht } from '../../db/database.ts';
import { verzekeringsperiodes } from '../../db/verzekeringsperiodes.ts';
import type { TaakTransactie } from './taak.ts';

/** A claim that is to be judged. Days as `yyyy-mm-dd`, cents. */
export interface TeBeoordelen {
  readonly nummer: string;
  readonly relatienummer: string;
  readonly indiener: string;
  readonly status: string;
  readonly ingetrokken: boolean;
  readonly ingediend_dag: string;
  readonly zorgsoort: string;
  readonly behandeldag: string;
  readonly boekjaar: number;
  readonly bedrag: number;
  readonly zorgverlener: string;
  readonly notanummer: string;
  readonly buitenland: boolean;
  readonly soort_indiener: 'Verzekerde' | 'Zorgverlener';
}

/** What the judgement of a claim rests on. */
export interface Feiten {
  readonly geboortedatum: string;
  readonly verzekeringen: readonly Verzekeringsperiode[];
  readonly dekkingen: readonly Dekking[];
  readonly bedragen: readonly EigenRisicoBedrag[];
  readonly gebruik: readonly GebruikRij[];
  /** Whose account is paid: the verzekeringsnemer's, else the person's own. */
  readonly rekening: { readonly relatienummer: string; readonly iban: string | null } | null;
}

interface GebruikRij extends Pick<Dekking, 'merk' | 'pakket' | 'zorgsoort'> {
  readonly eigenRisico: number;
  readonly vergoed: number;
  readonly bijdrage: number;
}

// The lock holds off other judgements of the same person and year until this one is stored, so that
// own risk and budgets are never given out twice. It is taken before the claim itself is read.
const vergrendelPersoonJaar: Opdracht = {
  name: 'vergrendelPersoonJaar',
  text: `
    SELECT pg_advisory_xact_lock(hashtextextended(
      concat_ws('/', 'oordeel', relatienummer, extract(year FROM behandeldatum)), 0))
    FROM verzekeraar.declaratie WHERE nummer = $1`,
};

const leesTeBeoordelen: Opdracht = {
  name: 'leesTeBeoordelen',
  text: `
    SELECT nummer, relatienummer, indiener, status, teruggetrokken_op IS NOT NULL AS ingetrokken,
      to_char(ingediend_op AT TIME ZONE 'Europe/Amsterdam', 'YYYY-MM-DD') AS ingediend_dag,
      zorgsoort, to_char(behandeldatum, 'YYYY-MM-DD') AS behandeldag,
      extract(year FROM behandeldatum)::int AS boekjaar, bedrag, zorgverlener, notanummer, buitenland,
      soort_indiener
    FROM verzekeraar.declaratie WHERE nummer = $1 FOR UPDATE`,
};

/** Locks the person and year of a claim, then the claim, and reads it; undefined: no such claim. */
export async function vergrendelDeclaratie(
  { query }: TaakTransactie,
  nummer: string,
): Promise<TeBeoordelen | undefined> {
  await query(vergrendelPersoonJaar, [nummer]);
  const [declaratie] = await query<TeBeoordelen>(leesTeBeoordelen, [nummer]);
  return declaratie;
}

const leesFeiten: Opdracht = {
  name: 'leesFeiten',
  text: `
    SELECT to_char(r.geboortedatum, 'YYYY-MM-DD') AS geboortedatum,
      ${verzekeringsperiodes},
      (SELECT coalesce(json_agg(json_build_object('dekkingId', k.dekking_id, 'merk', k.merk,
          'pakket', k.pakket, 'zorgsoort', k.zorgsoort, 'prestatie', k.prestatie,
          'geldigVan', k.geldig_van, 'geldigTot', k.geldig_tot, 'leeftijdVan', k.leeftijd_van,
          'leeftijdTot', k.leeftijd_tot, 'percentage', k.percentage, 'maximumJaar', k.maximum_jaar,
          'bijdragePercentage', k.bijdrage_percentage, 'bijdrageVast', k.bijdrage_vast,
          'bijdrageMaximumJaar', k.bijdrage_maximum_jaar, 'eigenRisico', k.eigen_risico,
          'uitleg', k.uitleg)), '[]')
        FROM verzekeraar.dekking k WHERE k.zorgsoort = $3) AS dekkingen,
      (SELECT coalesce(json_agg(json_build_object('merk', b.merk, 'jaar', b.jaar,
          'verplicht', b.verplicht, 'vrijwilligMogelijk', b.vrijwillig_mogelijk,
          'maximumPerBehandeling', b.maximum_per_behandeling)), '[]')
        FROM verzekeraar.eigen_risico_bedrag b WHERE b.jaar = $2) AS bedragen,
      (SELECT coalesce(json_agg(g), '[]') FROM (
        SELECT k.merk, k.pakket, k.zorgsoort, sum(l.eigen_risico) AS "eigenRisico",
          sum(l.gedeclareerd - l.niet_vergoed) AS vergoed, sum(l.wettelijke_bijdrage) AS bijdrage
        FROM verzekeraar.declaratie_regel l JOIN verzekeraar.dekking k USING (dekking_id)
        WHERE l.relatienummer = r.relatienummer AND l.boekjaar = $2
        GROUP BY k.merk, k.pakket, k.zorgsoort) g) AS gebruik,
      (SELECT json_build_object('relatienummer', n.relatienummer, 'iban', n.iban)
        FROM verzekeraar.verzekering v JOIN verzekeraar.polis p USING (polisnummer)
        JOIN verzekeraar.relatie n ON n.relatienummer = p.verzekeringsnemer
        WHERE v.relatienummer = r.relatienummer ORDER BY v.geldig_van DESC LIMIT 1) AS rekening
    FROM verzekeraar.relatie r WHERE r.relatienummer = $1`,
};

/** Reads what a claim is judged by: the person, their insurance, cover, and what they used that year. */
export async function getFeiten(
  { query }: TaakTransactie,
  { relatienummer, boekjaar, zorgsoort }: TeBeoordelen,
): Promise<Feiten> {
  const [feiten] = await query<Feiten>(leesFeiten, [relatienummer, boekjaar, zorgsoort]);
  if (!feiten) throw new Error('A claim of somebody who does not exist');
  return feiten;
}

/** Adds up what the person used in a year, as the rules count it. */
export function verbruikVan(gebruik: readonly GebruikRij[], jaar: number): Verbruik {
  const eigenRisico: Record<string, number> = {};
  for (const rij of gebruik) {
    const sleutel = eigenRisicoSleutel(rij.merk, jaar);
    eigenRisico[sleutel] = (eigenRisico[sleutel] ?? 0) + rij.eigenRisico;
  }
  const perDekking = (wat: 'vergoed' | 'bijdrage'): Record<string, number> =>
    Object.fromEntries(gebruik.map((rij) => [budgetSleutel(rij, jaar), rij[wat]]));
  return { eigenRisico, vergoed: perDekking('vergoed'), bijdrage: perDekking('bijdrage') };
}

const voegRegelToe: Opdracht = {
  name: 'voegRegelToe',
  text: `
    WITH regel AS (
      INSERT INTO verzekeraar.declaratie_regel (nummer, volgnummer, relatienummer, indiener,
        zorgsoort, prestatie, behandeldatum, boekjaar, notanummer, locatie_naam, dekking_id,
        gedeclareerd, niet_vergoed, wettelijke_bijdrage, eigen_risico, uitgekeerd)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
      RETURNING regel_id),
    meldingen AS (
      INSERT INTO verzekeraar.declaratie_melding (regel_id, volgnummer, code, omschrijving)
      SELECT regel_id, ordinality, m->>'code', m->>'omschrijving'
      FROM regel, json_array_elements($17) WITH ORDINALITY AS e (m, ordinality))
    INSERT INTO verzekeraar.declaratie_stap (regel_id, volgnummer, stap, bedrag, uitleg)
    SELECT regel_id, ordinality, s->>'stap', (s->>'bedrag')::int, s->>'uitleg'
    FROM regel, json_array_elements($18) WITH ORDINALITY AS e (s, ordinality)`,
};

/** Writes a judged line with its remarks and steps. */
export async function addRegel(
  { query }: TaakTransactie,
  declaratie: TeBeoordelen,
  volgnummer: number,
  { bedragen, dekking, jaar, meldingen, stappen }: RegelUitkomst,
): Promise<void> {
  await query(voegRegelToe, [
    declaratie.nummer,
    volgnummer,
    declaratie.relatienummer,
    declaratie.indiener,
    declaratie.zorgsoort,
    dekking?.prestatie ?? declaratie.zorgsoort,
    declaratie.behandeldag,
    jaar,
    declaratie.notanummer,
    declaratie.zorgverlener,
    dekking?.dekkingId ?? null,
    bedragen.gedeclareerd,
    bedragen.nietVergoed,
    bedragen.wettelijkeBijdrage,
    bedragen.eigenRisicoVerplicht + bedragen.eigenRisicoVrijwillig,
    bedragen.uitgekeerd,
    JSON.stringify(meldingen),
    JSON.stringify(stappen),
  ]);
}

const betaalUit: Opdracht = {
  name: 'betaalUit',
  text: `
    INSERT INTO verzekeraar.uitbetaling (nummer, relatienummer, iban, bedrag, datum)
    SELECT $1, $2, $3, $4, (($5::timestamptz + make_interval(days => dagen_vooruit))
      AT TIME ZONE 'Europe/Amsterdam')::date FROM verzekeraar.klok`,
};

/** Pays a claim out, once: `bedrag` in cents, `nu` real time. */
export async function addUitbetaling(
  { query }: TaakTransactie,
  uitbetaling: { nummer: string; relatienummer: string; iban: string; bedrag: number },
  nu: Temporal.Instant,
): Promise<void> {
  const { nummer, relatienummer, iban, bedrag } = uitbetaling;
  await query(betaalUit, [nummer, relatienummer, iban, bedrag, nu.toString()]);
}
