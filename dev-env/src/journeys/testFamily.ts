import { patienceOf, withConnection } from '@mijn/postgres/connections';

export type NewMember = {
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
