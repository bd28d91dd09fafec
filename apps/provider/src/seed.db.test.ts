import { createTestDatabase } from '@mijn/dev-env/testDatabase';
import { createSeedData } from '@mijn/testdata/seedData';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDatabase } from './seed.ts';

const db = await createTestDatabase();
const client = new pg.Client({ connectionString: db.url });
const today = Temporal.PlainDate.from('2026-11-21');

async function number(sql: string): Promise<number> {
  const { rows } = await client.query<{ n: string }>(`SELECT (${sql}) AS n`);
  return Number(rows[0]?.n);
}

describe('seedDatabase', () => {
  let filled: boolean[];
  beforeAll(async () => {
    await client.connect();
    const data = createSeedData(today);
    filled = await Promise.all([seedDatabase(db.logins, data), seedDatabase(db.logins, data)]);
  });
  afterAll(async () => {
    await client.end();
    await db.drop();
  });

  it('seeds once, also when two copies start together', async () => {
    expect(filled.filter(Boolean)).toHaveLength(1);
    expect(await seedDatabase(db.logins, { relaties: [], polissen: [], declaraties: [] })).toBe(
      false,
    );
  });

  it('adds up to the cent on every handled claim, and pays everybody with an account', async () => {
    const inconsistent = await number(`
      SELECT count(*) FROM insurer.declaratie d
      LEFT JOIN (SELECT nummer, sum(gedeclareerd) AS bedrag, sum(uitgekeerd) AS uitgekeerd
        FROM insurer.declaratie_regel GROUP BY nummer) r USING (nummer)
      LEFT JOIN insurer.uitbetaling u USING (nummer)
      JOIN insurer.relatie p ON p.relatienummer = d.relatienummer
      WHERE d.status = 'AFGEHANDELD' AND (d.bedrag IS DISTINCT FROM r.bedrag
        OR d.uitgekeerd IS DISTINCT FROM r.uitgekeerd OR coalesce(u.bedrag, 0) <>
          CASE WHEN d.soort_indiener = 'Zorgverlener' OR p.roepnaam = 'Noor' THEN 0
            ELSE d.uitgekeerd END)`);
    expect(inconsistent).toBe(0);
    expect(await number(`SELECT count(*) FROM insurer.declaratie_stap`)).toBeGreaterThan(4_000);
  });

  it('never exceeds the own risk of a year, and uses up that of Jan', async () => {
    const highest = await number(`
      SELECT max(sum) FROM (SELECT sum(eigen_risico) AS sum FROM insurer.declaratie_regel r
        JOIN insurer.relatie USING (relatienummer) WHERE roepnaam NOT IN ('Sanne', 'Tom')
        GROUP BY relatienummer, boekjaar) s`);
    expect(highest).toBe(38_500);
    const jan = await number(`
      SELECT sum(eigen_risico) FROM insurer.declaratie_regel
      JOIN insurer.relatie USING (relatienummer) WHERE roepnaam = 'Jan' AND boekjaar = 2026`);
    expect(jan).toBe(38_500);
  });

  it('leaves claims of a year with unknown own risk in progress', async () => {
    const other = await createTestDatabase();
    try {
      await seedDatabase(other.logins, createSeedData(Temporal.PlainDate.from('2027-03-01')));
      const later = new pg.Client({ connectionString: other.url });
      await later.connect();
      const { rows } = await later.query<{ status: string }>(
        `SELECT DISTINCT d.status FROM insurer.declaratie d
         JOIN insurer.relatie r USING (relatienummer)
         WHERE roepnaam = 'Henk' AND zorgsoort = 'Medicijnen' AND behandeldatum >= '2027-01-01'`,
      );
      await later.end();
      expect(rows).toEqual([{ status: 'IN_BEHANDELING' }]);
    } finally {
      await other.drop();
    }
  });
});
