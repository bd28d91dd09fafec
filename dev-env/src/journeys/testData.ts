import { createClient, patienceOf, withConnection } from '@mijn/postgres/connections';

const hold = `SELECT pg_advisory_lock(hashtextextended('journey/concept/' || $1, 0))`;

const forget = `
  DELETE FROM insurer.declaratie_concept
  USING insurer.relatie WHERE indiener = relatienummer AND opgemaakte_naam = $1`;

/**
 * Locks the draft of a person by name for one journey, because a person has one draft and journeys share
 * persons. Waits for other journeys, and starts without a draft.
 * @returns a function that releases the lock
 */
export async function holdConcept(databaseUrl: string, name: string): Promise<() => Promise<void>> {
  const client = createClient(databaseUrl, patienceOf.start);
  await client.connect();
  await client.query(hold, [name]);
  await client.query(forget, [name]);
  // The lock ends with its connection.
  return () => client.end();
}

const newest = `
  SELECT vraag_id FROM insurer.vraag
  WHERE nummer = $1 ORDER BY verstuurd_op DESC LIMIT 1`;

/** Returns the id of the latest question about a claim. */
export async function lastReactie(databaseUrl: string, nummer: string): Promise<string> {
  return withConnection(databaseUrl, patienceOf.job, async (client) => {
    const { rows } = await client.query<{ vraag_id: string }>(newest, [nummer]);
    if (!rows[0]) throw new Error(`Nothing was asked about ${nummer}`);
    return rows[0].vraag_id;
  });
}

export type TestBetaalverzoek = {
  betaalkenmerk: string;
  factuur: string;
};

const insert = `
  WITH who AS (
    SELECT relatienummer, polisnummer, current_date AS dag
    FROM insurer.relatie JOIN insurer.polis ON verzekeringsnemer = relatienummer
    WHERE opgemaakte_naam = $1 LIMIT 1
  ), request AS (
    INSERT INTO insurer.betaalverzoek
      (kenmerk, sleutel, debiteur, titel, datum, uiterste_betaaldatum)
    SELECT k, 'test/' || k, relatienummer, 'Factuur', dag, dag + 30
    FROM who, insurer.next_betalingskenmerk() k
    RETURNING kenmerk, debiteur, datum
  ), account AS (
    INSERT INTO insurer.factuur
      (kenmerk, sleutel, debiteur, polisnummer, soort, jaar, datum, bedrag, betaalverzoek)
    SELECT f, 'test/' || f, debiteur, polisnummer, 'Zorgpremie',
      extract(year FROM datum)::int, datum, $2, request.kenmerk
    FROM request, who, insurer.next_factuurkenmerk(extract(year FROM datum)::int) f
    RETURNING kenmerk, debiteur, betaalverzoek, bedrag
  ), line AS (
    INSERT INTO insurer.factuur_regel
      (kenmerk, volgnummer, debiteur, relatienummer, omschrijving, bedrag)
    SELECT kenmerk, 1, debiteur, debiteur, 'Premie', bedrag FROM account
  )
  SELECT betaalverzoek AS betaalkenmerk, kenmerk AS factuur FROM account`;

/**
 * Inserts an open premium of `cents` with its own payment request for a policyholder by name, so that
 * journeys in parallel do not pay the same request.
 */
export async function addTestBetaalverzoek(
  databaseUrl: string,
  name: string,
  cents: number,
): Promise<TestBetaalverzoek> {
  return withConnection(databaseUrl, patienceOf.job, async (client) => {
    const { rows } = await client.query<TestBetaalverzoek>(insert, [name, cents]);
    if (!rows[0]) throw new Error(`No policyholder is called ${name}`);
    return rows[0];
  });
}

type NewMember = {
  readonly relatienummer: string;
  readonly bsn: string;
  readonly roepnaam: string;
  readonly achternaam: string;
  readonly passEndsIn: number;
};

const rename = `
  UPDATE insurer.relatie SET roepnaam = $2, achternaam = $3, tussenvoegsel = NULL,
    opgemaakte_naam = $2 || ' ' || $3
  WHERE opgemaakte_naam = $1`;

const join = `
  WITH like_whom AS (SELECT * FROM insurer.relatie WHERE opgemaakte_naam = $1),
  member AS (
    INSERT INTO insurer.relatie
    SELECT (jsonb_populate_record(NULL::insurer.relatie, to_jsonb(l) || jsonb_build_object(
      'relatienummer', $2::text, 'bsn', $3::text, 'roepnaam', $4::text, 'achternaam', $5::text,
      'tussenvoegsel', NULL, 'opgemaakte_naam', $4 || ' ' || $5))).* FROM like_whom l
    RETURNING relatienummer),
  insured AS (
    INSERT INTO insurer.verzekering (polisnummer, relatienummer, geldig_van, aanvullend)
    SELECT v.polisnummer, m.relatienummer, v.geldig_van, v.aanvullend
    FROM insurer.verzekering v JOIN like_whom USING (relatienummer), member m)
  INSERT INTO insurer.zorgpas (identificatie, relatienummer, uzovi, uitgegeven_op, vervaldatum)
  SELECT $6, m.relatienummer, p.uzovi, least(p.uitgegeven_op, current_date + $7::int - 365),
    current_date + $7::int
  FROM member m, insurer.zorgpas p JOIN like_whom USING (relatienummer) LIMIT 1`;

/** Renames a person by name, directly in the database. */
export async function renameTo(
  databaseUrl: string,
  name: string,
  { roepnaam, achternaam }: Pick<NewMember, 'roepnaam' | 'achternaam'>,
): Promise<void> {
  await withConnection(databaseUrl, patienceOf.job, async (client) => {
    const { rowCount } = await client.query(rename, [name, roepnaam, achternaam]);
    if (rowCount !== 1) throw new Error(`Nobody is called ${name}`);
  });
}

/** Adds a person to the policy of another by name, directly in the database, with the same insurance. */
export async function addMember(databaseUrl: string, like: string, one: NewMember): Promise<void> {
  const { relatienummer, bsn, roepnaam, achternaam, passEndsIn } = one;
  const card = `80528${relatienummer}000000`;
  const values = [like, relatienummer, bsn, roepnaam, achternaam, card, passEndsIn];
  await withConnection(databaseUrl, patienceOf.job, async (client) => {
    const { rowCount } = await client.query(join, values);
    if (rowCount !== 1) throw new Error(`Nobody is called ${like}`);
  });
}
