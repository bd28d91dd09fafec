import pg from 'pg';

/** Runs a statement as the database's owner. */
export async function query<T extends pg.QueryResultRow>(
  databaseUrl: string,
  text: string,
  values: readonly (number | string)[] = [],
): Promise<T[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // Foreign keys hold by construction, and checking them takes half of the time.
    await client.query('SET session_replication_role = replica; SET search_path = insurer');
    return (await client.query<T>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** @returns the number of a persona by their name
 * @throws Error if there is none */
export async function findRelatienummer(databaseUrl: string, name: string): Promise<string> {
  const [found] = await query<{ relatienummer: string }>(
    databaseUrl,
    `SELECT relatienummer FROM relatie
     WHERE concat_ws(' ', roepnaam, tussenvoegsel, achternaam) = $1`,
    [name],
  );
  if (!found) throw new Error(`There is no ${name}`);
  return found.relatienummer;
}

const person = "'7' || lpad(i::text, 8, '0')";
const each = 'FROM generate_series($1::int, $2::int) i';
const tables = [
  `INSERT INTO relatie (relatienummer, bsn, achternaam, voorletters, roepnaam, opgemaakte_naam, geboortedatum)
   SELECT ${person}, '1' || lpad(i::text, 8, '0'), 'Massa', 'M.', 'M', 'M. Massa', date '1970-01-01' + i % 9000 ${each}`,
  `INSERT INTO polis (polisnummer, merk, verzekeringsnemer, geldig_van)
   SELECT 'M' || i, 'ZZ', ${person}, date '2015-01-01' ${each}`,
  `INSERT INTO verzekering (polisnummer, relatienummer, geldig_van)
   SELECT 'M' || i, ${person}, date '2015-01-01' ${each}`,
  // Settled long ago, so jobs ignore them.
  `INSERT INTO declaratie (nummer, relatienummer, indiener, status, ingediend_op, in_behandeling_op,
     afgehandeld_op, uitgekeerd, zorgsoort, omschrijving, behandeldatum, bedrag, zorgverlener)
   SELECT 'D1999-' || lpad((i * 40 + n)::text, 10, '0'), ${person}, ${person}, 'AFGEHANDELD', op, op, op, 0,
     'Fysiotherapie', 'Fysiotherapie', op::date, 1000 + i % 20000, 'Praktijk'
   ${each}, generate_series(0, 39) n,
     LATERAL (SELECT now() - make_interval(hours => 2000 + (i * 7 + n * 1999) % 80000) AS op) p`,
];

/** Adds policyholders `from` up to and including `to`, with forty claims each. */
export async function addPolicyholders(databaseUrl: string, from: number, to: number) {
  for (let first = from; first <= to; first += 5_000) {
    const last = Math.min(to, first + 4_999);
    for (const text of tables) await query(databaseUrl, text, [first, last]);
  }
  await query(databaseUrl, 'VACUUM ANALYZE');
}
