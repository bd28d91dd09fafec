import { createTestDatabase } from '@mijn/dev-env/testDatabase';
import { maakZaaigoed } from '@mijn/testdata/zaaigoed';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zaai } from './zaaien.ts';

const db = await createTestDatabase();
const client = new pg.Client({ connectionString: db.url });
const vandaag = Temporal.PlainDate.from('2026-11-21');

async function getal(sql: string): Promise<number> {
  const { rows } = await client.query<{ n: string }>(`SELECT (${sql}) AS n`);
  return Number(rows[0]?.n);
}

describe('filling an empty insurer', () => {
  let gevuld: boolean[];
  beforeAll(async () => {
    await client.connect();
    const goed = maakZaaigoed(vandaag);
    gevuld = await Promise.all([zaai(db.url, goed), zaai(db.url, goed)]);
  });
  afterAll(async () => {
    await client.end();
    await db.drop();
  });

  it('happens once, also when two copies start together', async () => {
    expect(gevuld.filter(Boolean)).toHaveLength(1);
    expect(await zaai(db.url, { relaties: [], polissen: [], declaraties: [] })).toBe(false);
  });

  it('adds up to the cent on every claim that is settled, and pays who has an account', async () => {
    const scheef = await getal(`
      SELECT count(*) FROM verzekeraar.declaratie d
      LEFT JOIN (SELECT nummer, sum(gedeclareerd) AS bedrag, sum(uitgekeerd) AS uitgekeerd
        FROM verzekeraar.declaratie_regel GROUP BY nummer) r USING (nummer)
      LEFT JOIN verzekeraar.uitbetaling u USING (nummer)
      JOIN verzekeraar.relatie p ON p.relatienummer = d.relatienummer
      WHERE d.status = 'AFGEHANDELD' AND (d.bedrag IS DISTINCT FROM r.bedrag
        OR d.uitgekeerd IS DISTINCT FROM r.uitgekeerd OR coalesce(u.bedrag, 0) <>
          CASE WHEN d.soort_indiener = 'Zorgverlener' OR p.roepnaam = 'Noor' THEN 0
            ELSE d.uitgekeerd END)`);
    expect(scheef).toBe(0);
    expect(await getal(`SELECT count(*) FROM verzekeraar.declaratie_stap`)).toBeGreaterThan(4_000);
  });

  it('never takes more own risk than a year has, and uses up that of Jan', async () => {
    const hoogste = await getal(`
      SELECT max(som) FROM (SELECT sum(eigen_risico) AS som FROM verzekeraar.declaratie_regel r
        JOIN verzekeraar.relatie USING (relatienummer) WHERE roepnaam NOT IN ('Sanne', 'Tom')
        GROUP BY relatienummer, boekjaar) s`);
    expect(hoogste).toBe(38_500);
    const jan = await getal(`
      SELECT sum(eigen_risico) FROM verzekeraar.declaratie_regel
      JOIN verzekeraar.relatie USING (relatienummer) WHERE roepnaam = 'Jan' AND boekjaar = 2026`);
    expect(jan).toBe(38_500);
  });

  it('leaves care of a year that is not settled under way', async () => {
    const ander = await createTestDatabase();
    try {
      await zaai(ander.url, maakZaaigoed(Temporal.PlainDate.from('2027-03-01')));
      const later = new pg.Client({ connectionString: ander.url });
      await later.connect();
      const { rows } = await later.query<{ status: string }>(
        `SELECT DISTINCT d.status FROM verzekeraar.declaratie d
         JOIN verzekeraar.relatie r USING (relatienummer)
         WHERE roepnaam = 'Henk' AND zorgsoort = 'Medicijnen' AND behandeldatum >= '2027-01-01'`,
      );
      await later.end();
      expect(rows).toEqual([{ status: 'IN_BEHANDELING' }]);
    } finally {
      await ander.drop();
    }
  });
});
