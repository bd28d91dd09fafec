import pg from 'pg';

const persons = [
  `INSERT INTO relatie (relatienummer, bsn, achternaam, voorletters, roepnaam, opgemaakte_naam, geboortedatum)
   SELECT '7' || lpad(i::text, 8, '0'), '1' || lpad(i::text, 8, '0'), 'Massa', 'M.', 'M', 'M. Massa', date '1970-01-01' + i % 9000
   FROM generate_series($1::int, $2::int) i`,
  `INSERT INTO polis (polisnummer, merk, verzekeringsnemer, geldig_van)
   SELECT 'M' || i, 'ZZ', '7' || lpad(i::text, 8, '0'), date '2015-01-01' FROM generate_series($1::int, $2::int) i`,
  `INSERT INTO verzekering (polisnummer, relatienummer, geldig_van)
   SELECT 'M' || i, '7' || lpad(i::text, 8, '0'), date '2015-01-01' FROM generate_series($1::int, $2::int) i`,
] as const;

// Settled long ago: the jobs have nothing to do with them.
const declaraties = `
  INSERT INTO declaratie (nummer, relatienummer, indiener, status, ingediend_op, in_behandeling_op,
    afgehandeld_op, uitgekeerd, zorgsoort, omschrijving, behandeldatum, bedrag, zorgverlener)
  SELECT 'D1999-' || lpad((i * 40 + n)::text, 10, '0'), person, person, 'AFGEHANDELD', op, op, op, 0,
    'Fysiotherapie', 'Fysiotherapie', op::date, 1000 + i % 20000, 'Praktijk'
  FROM generate_series($1::int, $2::int) i, generate_series(0, 39) n,
    LATERAL (SELECT '7' || lpad(i::text, 8, '0') AS person,
      now() - make_interval(hours => 2000 + (i * 7 + n * 1999) % 80000) AS op) p`;

/** Policyholders whose claims are put in at once: what they need fits in memory. */
const atOnce = 5_000;

/**
 * Puts policyholders `from` up to and including `to` with forty claims each into the insurer's
 * database, so that a list is measured among many. Takes the owner's login, which may leave the
 * references between rows unchecked: they are right by construction, and half of the time.
 */
export async function addMass(databaseUrl: string, from: number, to: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('SET search_path = insurer; SET session_replication_role = replica');
    for (const step of persons) await client.query(step, [from, to]);
    for (let first = from; first <= to; first += atOnce) {
      await client.query(declaraties, [first, Math.min(to, first + atOnce - 1)]);
    }
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}
