import { createTestDatabase } from '@mijn/dev-env/testDatabase';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { referenceData } from './referenceData.ts';
import { inJob } from '../jobs/jobTransaction.ts';
import { declaratiesOf, numberOf, sampleData } from '../testing/trialProvider.testing.ts';
import { addDeclaraties, addRelaties, addZorgpassen, listDekkingen } from './add.ts';
import { assessSeedData } from './assessSeedData.ts';
import type { SeedData } from './seedData.ts';

const people = ['Sanne', 'Daan', 'Lotte', 'Noor', 'Jan'];
const data: SeedData = { ...sampleData, declaraties: people.flatMap(declaratiesOf) };
const db = await createTestDatabase();
const client = new pg.Client({ connectionString: db.url });

async function sql<Row extends pg.QueryResultRow>(text: string, ...values: unknown[]) {
  return (await client.query<Row>(text, values)).rows;
}

let assessed: ReturnType<typeof assessSeedData>;
beforeAll(async () => {
  await migrate(db.logins, referenceData());
  await client.connect();
  const owner = openPool(db.logins, 'owner', () => undefined, 1);
  await inJob(owner, async ({ client: own }) => {
    await addRelaties(own, data);
    assessed = assessSeedData(data, await listDekkingen(own));
    await addDeclaraties(own, assessed);
    await addZorgpassen(own, data);
  });
  await owner.end();
});
afterAll(async () => {
  await client.end();
  await db.drop();
});

describe('a seeded relation', () => {
  it('exists once, with a pass and insurance', async () => {
    const [counts] = await sql(`
      SELECT (SELECT count(*)::int FROM insurer.relatie) AS people,
        (SELECT count(*)::int FROM insurer.zorgpas) AS passes,
        (SELECT count(*)::int FROM insurer.polis) AS policies,
        (SELECT count(*)::int FROM insurer.verzekering) AS insurances`);
    expect(counts).toEqual({
      people: data.relaties.length,
      passes: data.relaties.length,
      policies: data.polissen.length,
      insurances: data.polissen.flatMap(({ verzekerden }) => verzekerden).length,
    });
  });

  it('has a postal address only where the data has one, with its kind', async () => {
    const rows = await sql<{ relatienummer: string; street: string; kind: string }>(`
      SELECT relatienummer, post_straat AS street, post_soort AS kind FROM insurer.relatie
      WHERE post_soort IS NOT NULL OR post_straat IS NOT NULL ORDER BY relatienummer`);
    const withPostAddress = data.relaties.filter(({ postAdres }) => postAdres !== null);
    expect(rows).toEqual(
      withPostAddress
        .map(({ relatienummer, postAdres }) => ({
          relatienummer,
          street: postAdres?.straat,
          kind: postAdres?.adresType ?? 'Relatiepostadres',
        }))
        .toSorted((one, other) => (one.relatienummer < other.relatienummer ? -1 : 1)),
    );
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(
      new Set(['GBApostadres', 'Relatiepostadres']),
    );
  });

  it('has home addresses of both kinds', async () => {
    const rows = await sql<{ kind: string }>(
      'SELECT DISTINCT vestiging_soort AS kind FROM insurer.relatie ORDER BY 1',
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['GBAvestigingsadres', 'Relatievestigingsadres']);
  });

  it('pays own risk in terms in the given years', async () => {
    const rows = await sql<{ who: string; year: number }>(
      'SELECT relatienummer AS who, jaar AS year FROM insurer.gespreid ORDER BY 1, 2',
    );
    const inTerms = data.polissen.flatMap(({ verzekerden }) =>
      verzekerden.flatMap(({ relatienummer, gespreid }) =>
        gespreid.map((year) => ({ who: relatienummer, year })),
      ),
    );
    expect(rows).toHaveLength(inTerms.length);
    expect(rows).toEqual(expect.arrayContaining(inTerms));
  });
});

describe('a seeded claim', () => {
  it('has the lines, remarks and steps of the rules, in order', async () => {
    for (const { declaratie, regels } of assessed) {
      const rows = await sql(
        `SELECT r.gedeclareerd AS bedrag, r.uitgekeerd AS paid,
           (SELECT coalesce(json_agg(m.code ORDER BY m.volgnummer), '[]')
             FROM insurer.declaratie_melding m WHERE m.regel_id = r.regel_id) AS remarks,
           (SELECT coalesce(json_agg(s.stap ORDER BY s.volgnummer), '[]')
             FROM insurer.declaratie_stap s WHERE s.regel_id = r.regel_id) AS steps
         FROM insurer.declaratie_regel r WHERE r.nummer = $1 ORDER BY r.volgnummer`,
        declaratie.nummer,
      );
      const made = regels.map(({ amounts, meldingen, stappen }) => ({
        bedrag: amounts.gedeclareerd,
        paid: amounts.uitgekeerd,
        remarks: meldingen.map(({ code }) => code),
        steps: stappen.map(({ stap }) => stap),
      }));
      expect([declaratie.nummer, rows]).toEqual([declaratie.nummer, made]);
    }
  });

  it('has a payout once it is handled, and none before', async () => {
    const rows = await sql<{ status: string; decided: boolean }>(`
      SELECT DISTINCT status, uitgekeerd IS NOT NULL AS decided FROM insurer.declaratie ORDER BY 1`);
    expect(rows).toEqual([
      { status: 'AFGEHANDELD', decided: true },
      { status: 'INGEDIEND', decided: false },
      { status: 'IN_BEHANDELING', decided: false },
    ]);
  });

  it('is paid to the verzekeringsnemer for a child; without an account the money is held', async () => {
    const paidFor = (who: string) =>
      sql<{ debiteur: string }>(
        `SELECT DISTINCT u.relatienummer AS debiteur FROM insurer.uitbetaling u
         JOIN insurer.declaratie d USING (nummer) WHERE d.relatienummer = $1`,
        numberOf(who),
      );
    expect(await paidFor('Lotte')).toEqual([{ debiteur: numberOf('Sanne') }]);
    expect(await paidFor('Noor')).toEqual([]);
    const credits = await sql('SELECT DISTINCT debiteur FROM insurer.tegoed');
    expect(credits).toEqual([{ debiteur: numberOf('Noor') }]);
  });

  it('is new for everybody who has not opened it', async () => {
    const seen = await sql<{ nummer: string; who: string }>(
      'SELECT nummer, kijker AS who FROM insurer.declaratie_gezien',
    );
    const expected = assessed.flatMap(({ declaratie: { nummer, handledAt, seenBy } }) =>
      handledAt === null ? [] : seenBy.map((who) => ({ nummer, who })),
    );
    expect(seen).toHaveLength(expected.length);
    expect(seen).toEqual(expect.arrayContaining(expected));
  });
});
