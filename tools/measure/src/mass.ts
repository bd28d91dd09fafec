import pg from 'pg';

const steps = [
  `INSERT INTO relatie (relatienummer, bsn, achternaam, voorletters, roepnaam, opgemaakte_naam, geboortedatum)
   SELECT '7' || lpad(i::text, 8, '0'), '1' || lpad(i::text, 8, '0'), 'Massa', 'M.', 'M', 'M. Massa', date '1970-01-01' + i % 9000
   FROM generate_series(1, $1::int) i`,
  `INSERT INTO polis (polisnummer, merk, verzekeringsnemer, geldig_van)
   SELECT 'M' || i, 'ZZ', '7' || lpad(i::text, 8, '0'), date '2015-01-01' FROM generate_series(1, $1::int) i`,
  `INSERT INTO verzekering (polisnummer, relatienummer, geldig_van)
   SELECT 'M' || i, '7' || lpad(i::text, 8, '0'), date '2015-01-01' FROM generate_series(1, $1::int) i`,
  // Settled long ago: the jobs have nothing to do with them.
  `INSERT INTO declaratie (nummer, relatienummer, indiener, status, ingediend_op, in_behandeling_op,
     afgehandeld_op, uitgekeerd, zorgsoort, omschrijving, behandeldatum, bedrag, zorgverlener)
   SELECT 'D1999-' || lpad(i::text, 10, '0'), persoon, persoon, 'AFGEHANDELD', op, op, op, 0,
     'Fysiotherapie', 'Fysiotherapie', op::date, 1000 + i % 20000, 'Praktijk'
   FROM generate_series(1, $1::int * 40) i,
     LATERAL (SELECT '7' || lpad((1 + i % $1::int)::text, 8, '0') AS persoon,
       now() - make_interval(hours => 2000 + i % 80000) AS op) p`,
] as const;

/**
 * Puts `policyholders` more people with forty claims each into the insurer's database, so that a list
 * is measured among many. Takes the owner's login.
 */
export async function addMass(databaseUrl: string, policyholders: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('SET search_path = verzekeraar');
    for (const step of steps) await client.query(step, [policyholders]);
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }
}
