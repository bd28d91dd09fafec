import type pg from 'pg';
import { sumOf } from '@mijn/domain/money';
import { sharedBudget, sentLines } from '../facts/care.queries.ts';
import { validOnSql } from '../facts/people.queries.ts';
import type { Dekking } from '../assess/shapes.ts';
import type { SeedData, SeedPolis } from './seedData.ts';
import type { AssessedDeclaratie } from './assessSeedData.ts';

/** Returns every cover with its id, days as `yyyy-mm-dd`. */
export async function listDekkingen(client: pg.ClientBase): Promise<Dekking[]> {
  const { rows } = await client.query<Dekking>(`
    SELECT dekking_id AS "dekkingId", merk, pakket, zorgsoort, prestatie,
      to_char(geldig_van, 'YYYY-MM-DD') AS "validFrom",
      to_char(geldig_tot, 'YYYY-MM-DD') AS "validUntil",
      leeftijd_van AS "ageFrom", leeftijd_tot AS "ageUntil", percentage,
      maximum_jaar AS "maximumYear", maximum_aantal AS "maximumTreatments", ${sharedBudget} AS shared,
      bijdrage_percentage AS "bijdragePercentage",
      bijdrage_vast AS "fixedBijdrage", bijdrage_maximum_jaar AS "yearlyBijdrageMaximum",
      eigen_risico AS "eigenRisico", voorwaarde, uitleg
    FROM insurer.dekking k ORDER BY dekking_id`);
  return rows;
}

/**
 * Inserts rows in one statement; the columns are the keys of the first row.
 * @param table one of our table names; never user input.
 */
async function add(
  client: pg.ClientBase,
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  await client.query(
    `INSERT INTO insurer.${table} (${columns})
     SELECT ${columns} FROM json_populate_recordset(NULL::insurer.${table}, $1)`,
    [JSON.stringify(rows)],
  );
}

/** Inserts relations and policies with their payment settings. */
export async function addRelaties(
  client: pg.ClientBase,
  { relaties, polissen }: SeedData,
): Promise<void> {
  await add(client, 'relatie', relaties.map(relatieRow));
  const polisRows = polissen.map((polis) => ({
    polisnummer: polis.polisnummer,
    merk: polis.merk,
    verzekeringsnemer: polis.verzekeringsnemer,
    zorggemak: polis.zorggemak,
    collectief: polis.collectief,
    geldig_van: polis.validFrom,
    geldig_tot: polis.validUntil,
    incassodag: polis.incassodag,
    betaalgemak: polis.betaalgemak,
  }));
  const insuranceRows = polissen.flatMap(({ polisnummer, verzekerden }) =>
    verzekerden.map((verzekerde) => ({
      polisnummer,
      relatienummer: verzekerde.relatienummer,
      geldig_van: verzekerde.validFrom,
      geldig_tot: verzekerde.validUntil,
      aanvullend: verzekerde.aanvullend,
      vrijwillig_eigen_risico: verzekerde.voluntaryEigenRisico,
    })),
  );
  const gespreidRows = polissen.flatMap(({ polisnummer, verzekerden }) =>
    verzekerden.flatMap(({ relatienummer, gespreid }) =>
      gespreid.map((year) => ({ polisnummer, relatienummer, jaar: year })),
    ),
  );
  await add(client, 'polis', polisRows);
  await add(client, 'mandaat', polissen.flatMap(mandaatRow));
  await add(client, 'verzekering', insuranceRows);
  await add(client, 'gespreid', gespreidRows);
}

function mandaatRow(polis: SeedPolis): Record<string, unknown>[] {
  if (polis.betaalwijze !== 'incasso') return [];
  const { verzekeringsnemer: debiteur, merk, validFrom, incassodag: dag } = polis;
  return [{ debiteur, merk, getekend_op: validFrom, dag }];
}

/** Inserts the health passes valid on the day of seeding, because the seeded history issues none. */
export async function addZorgpassen(
  client: pg.ClientBase,
  { relaties }: Pick<SeedData, 'relaties'>,
): Promise<void> {
  const rows = relaties.map(({ relatienummer, zorgpas }) => ({
    identificatie: zorgpas.cardNumber,
    relatienummer,
    uzovi: zorgpas.uzovi,
    uitgegeven_op: zorgpas.issuedOn,
    vervaldatum: zorgpas.validUntil,
  }));
  await add(client, 'zorgpas', rows);
}

function relatieRow(relatie: SeedData['relaties'][number]): Record<string, unknown> {
  const { vestigingsAdres: home, postAdres: post } = relatie;
  return {
    relatienummer: relatie.relatienummer,
    bsn: relatie.bsn,
    achternaam: relatie.achternaam,
    tussenvoegsel: relatie.tussenvoegsel,
    voorletters: relatie.voorletters,
    roepnaam: relatie.roepnaam,
    opgemaakte_naam: relatie.opgemaakteNaam,
    geboortedatum: relatie.geboorteDatum,
    email: relatie.email,
    telefoonnummer: relatie.telefoonNummer,
    vestiging_straat: home.straat,
    vestiging_huisnummer: home.huisnummer,
    vestiging_toevoeging: home.addition,
    vestiging_postcode: home.postcode,
    vestiging_woonplaats: home.woonplaats,
    vestiging_soort: home.adresType ?? 'GBAvestigingsadres',
    post_straat: post?.straat ?? null,
    post_huisnummer: post?.huisnummer ?? null,
    post_toevoeging: post?.addition ?? null,
    post_postcode: post?.postcode ?? null,
    post_woonplaats: post?.woonplaats ?? null,
    post_soort: post && (post.adresType ?? 'Relatiepostadres'),
    correspondentie: relatie.correspondentie,
    polisblad: relatie.polisblad,
    nieuwsbrief: relatie.nieuwsbrief,
    toestemming_zorgkosten: relatie.toestemming,
    contact_gecontroleerd_op: relatie.checkedOn,
    iban: relatie.iban,
    versie: 1,
  };
}

/** Inserts claims with their lines, remarks, steps, payouts and viewers. */
export async function addDeclaraties(
  client: pg.ClientBase,
  assessed: readonly AssessedDeclaratie[],
): Promise<void> {
  await add(client, 'declaratie', assessed.map(declaratieRow));
  const lines = assessed.flatMap(lineRows);
  if (lines.length > 0) await client.query(addLines, [JSON.stringify(lines)]);
  await client.query(addPayouts);
  await client.query(addTegoeden);
  const seen = assessed.flatMap(({ declaratie: { nummer, handledAt, seenBy } }) =>
    seenBy.map((kijker) => ({ kijker, nummer, gezien_op: handledAt })),
  );
  await add(
    client,
    'declaratie_gezien',
    seen.filter(({ gezien_op: op }) => op !== null),
  );
}

function declaratieRow({ declaratie, regels }: AssessedDeclaratie): Record<string, unknown> {
  return {
    nummer: declaratie.nummer,
    relatienummer: declaratie.relatienummer,
    indiener: declaratie.indiener,
    status: declaratie.status,
    ingediend_op: declaratie.submittedOn,
    in_behandeling_op: declaratie.inProgressAt,
    afgehandeld_op: declaratie.handledAt,
    later_in_behandeling: declaratie.laterInProgress,
    niet_voor: declaratie.notBefore,
    zorgsoort: declaratie.zorgsoort,
    omschrijving: declaratie.omschrijving,
    behandeldatum: declaratie.behandelDatum,
    bedrag: declaratie.bedrag,
    zorgverlener: declaratie.zorgverlener,
    notanummer: declaratie.notaNummer,
    buitenland: declaratie.buitenland,
    soort_indiener: declaratie.soortIndiener,
    opmerking: '',
    regels: declaratie.regels,
    uitgekeerd:
      declaratie.status === 'AFGEHANDELD'
        ? sumOf(regels, ({ amounts }) => amounts.uitgekeerd)
        : null,
  };
}

function lineRows({ declaratie, regels }: AssessedDeclaratie): object[] {
  return regels.map(({ amounts, jaar, dekking, meldingen, stappen }, i) => ({
    nummer: declaratie.nummer,
    volgnummer: i + 1,
    prestatie: dekking?.prestatie ?? null,
    boekjaar: jaar,
    dekkingId: dekking?.dekkingId ?? null,
    gedeclareerd: amounts.gedeclareerd,
    notCovered: amounts.notCovered,
    wettelijkeBijdrage: amounts.wettelijkeBijdrage,
    eigenRisico: amounts.compulsoryEigenRisico + amounts.voluntaryEigenRisico,
    inTermijnen: amounts.inTermijnen,
    uitgekeerd: amounts.uitgekeerd,
    meldingen,
    stappen,
  }));
}

// Columns that a line shares with its claim are copied from the claim.
const addLines = `
  WITH outcome AS (
    SELECT * FROM json_to_recordset($1) AS u ("nummer" text, "volgnummer" int, "prestatie" text,
      "boekjaar" int, "dekkingId" int, "gedeclareerd" int, "notCovered" int,
      "wettelijkeBijdrage" int, "eigenRisico" int, "inTermijnen" int, "uitgekeerd" int, "meldingen" json,
      "stappen" json)
  ), line AS (
    INSERT INTO insurer.declaratie_regel (nummer, volgnummer, relatienummer, indiener,
      zorgsoort, prestatie, aantal, behandeldatum, boekjaar, notanummer, locatie_naam, dekking_id,
      gedeclareerd, niet_vergoed, wettelijke_bijdrage, eigen_risico, eigen_risico_in_termijnen,
      uitgekeerd)
    SELECT d.nummer, u."volgnummer", d.relatienummer, d.indiener, sent.zorgsoort,
      coalesce(u."prestatie", sent.zorgsoort), 1, sent.behandeldatum, u."boekjaar", d.notanummer, d.zorgverlener, u."dekkingId",
      u."gedeclareerd", u."notCovered", u."wettelijkeBijdrage", u."eigenRisico", u."inTermijnen",
      u."uitgekeerd"
    FROM outcome u JOIN insurer.declaratie d USING (nummer)
    JOIN ${sentLines} USING (volgnummer)
    ORDER BY d.afgehandeld_op, d.nummer, u."volgnummer"
    RETURNING regel_id, nummer, volgnummer
  ), melding AS (
    INSERT INTO insurer.declaratie_melding (regel_id, volgnummer, code, omschrijving)
    SELECT r.regel_id, m.number, m.item->>'code', m.item->>'omschrijving'
    FROM line r JOIN outcome u USING (nummer, volgnummer),
      json_array_elements(u."meldingen") WITH ORDINALITY m (item, number)
  )
  INSERT INTO insurer.declaratie_stap (regel_id, volgnummer, stap, bedrag, uitleg)
  SELECT r.regel_id, s.number, s.item->>'stap', (s.item->>'bedrag')::int, s.item->>'uitleg'
  FROM line r JOIN outcome u USING (nummer, volgnummer),
    json_array_elements(u."stappen") WITH ORDINALITY s (item, number)`;

// Paid to the verzekeringsnemer of the policy on the day of handling; held for them if their
// account is unknown.
const payouts = `
  SELECT d.nummer, n.relatienummer, n.iban, d.uitgekeerd, judged.datum
  FROM insurer.declaratie d
  CROSS JOIN LATERAL (
    SELECT (d.afgehandeld_op AT TIME ZONE 'Europe/Amsterdam')::date AS datum) judged
  JOIN insurer.verzekering v ON v.relatienummer = d.relatienummer
    AND ${validOnSql('v', 'judged.datum')}
  JOIN insurer.polis p USING (polisnummer)
  JOIN insurer.relatie n ON n.relatienummer = p.verzekeringsnemer
  WHERE d.uitgekeerd > 0 AND d.soort_indiener = 'Verzekerde'`;

const addPayouts = `
  INSERT INTO insurer.uitbetaling (nummer, relatienummer, iban, bedrag, datum)
  SELECT * FROM (${payouts}) p WHERE p.iban IS NOT NULL`;

const addTegoeden = `
  INSERT INTO insurer.tegoed (declaratie, debiteur, bedrag, datum)
  SELECT nummer, relatienummer, uitgekeerd, datum FROM (${payouts}) p WHERE p.iban IS NULL
  ORDER BY datum, nummer`;

// Jobs of the history create the messages about bills; seeded claims have none yet.
const insertDeclaratieBerichten = `
  INSERT INTO insurer.bericht (sleutel, relatienummer, soort, onderwerp, datum)
  SELECT concat_ws('/', 'declaratie', d.nummer, reader.who), reader.who, 'declaratie', d.nummer, judged.datum
  FROM insurer.declaratie d
  CROSS JOIN LATERAL (SELECT d.relatienummer AS who UNION SELECT d.indiener) reader
  CROSS JOIN LATERAL (
    SELECT (d.afgehandeld_op AT TIME ZONE 'Europe/Amsterdam')::date AS datum) judged
  WHERE judged.datum > $1::date - 60
  ORDER BY d.afgehandeld_op, d.nummer, reader.who`;

// Older messages, and those about opened claims, count as read.
const markOldAsRead = `
  UPDATE insurer.bericht b SET gelezen_op = now()
  WHERE b.datum < $1::date - 14
    OR EXISTS (SELECT FROM insurer.declaratie_gezien g
      WHERE g.kijker = b.relatienummer AND g.nummer = b.onderwerp)`;

/**
 * Inserts messages about claims of the last 60 days, and marks those older than 14 days or about
 * opened claims as read.
 * @param until the last day of the history, `yyyy-mm-dd`.
 */
export async function addBerichten(client: pg.ClientBase, until: string): Promise<void> {
  await client.query(insertDeclaratieBerichten, [until]);
  await client.query(markOldAsRead, [until]);
}
