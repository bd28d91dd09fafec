import { bsnOf } from '@mijn/testdata/toRelatie';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { numberOf, sampleData } from '../testing/trialProvider.testing.ts';
import { createSeededDatabase } from '../testing/seededDatabase.testing.ts';
import { openPool, refuseBypass } from './database.ts';
import { roleUrls } from './roles.ts';

const db = await createSeededDatabase(sampleData);
const client = new pg.Client({ connectionString: roleUrls(db.logins, 'app')[0] });
beforeAll(async () => {
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await db.drop();
});

/** Runs one statement as the app with a persona as viewer, and rolls it back. */
async function as(persona: string, statement: string): Promise<pg.QueryResult> {
  try {
    await client.query(`BEGIN; SELECT insurer.begin_access('${bsnOf(persona)}', now())`);
    return await client.query(statement);
  } finally {
    await client.query('ROLLBACK');
  }
}

const declaratieFor = (verzekerde: string, indiener: string) => `
  INSERT INTO insurer.declaratie (nummer, relatienummer, indiener, ingediend_op, zorgsoort,
    omschrijving, behandeldatum, bedrag, zorgverlener)
  VALUES ('D2026-777777', '${numberOf(verzekerde)}', '${numberOf(indiener)}', now(), 'Huisarts',
    'x', '2026-11-01', 100, 'x')`;

const accessLogOf = (who: string) =>
  `INSERT INTO insurer.inzage (kijker, niveau, betreft, operatie)
   VALUES ('${numberOf(who)}', 25, '1', 'test')`;

describe('row-level security', () => {
  it('shows nothing to a connection without a viewer', async () => {
    const { rows } = await client.query(
      'SELECT (SELECT count(*) FROM insurer.relatie) + (SELECT count(*) FROM insurer.declaratie) AS n',
    );
    expect(rows).toEqual([{ n: '0' }]);
  });

  it('forgets the viewer at the end of the transaction', async () => {
    await as('sanne', 'SELECT 1');
    const { rowCount } = await client.query('SELECT FROM insurer.relatie');
    expect(rowCount).toBe(0);
  });

  it('lets a verzekeringsnemer claim for the whole policy, and others for themselves', async () => {
    expect((await as('sanne', declaratieFor('Bram', 'Sanne'))).rowCount).toBe(1);
    expect((await as('daan', declaratieFor('Daan', 'Daan'))).rowCount).toBe(1);
    for (const [who, verzekerde, indiener] of [
      ['sanne', 'Jan', 'Sanne'],
      ['sanne', 'Sanne', 'Daan'],
      ['daan', 'Sanne', 'Daan'],
      ['bram', 'Lotte', 'Bram'],
    ] as const) {
      await expect(as(who, declaratieFor(verzekerde, indiener))).rejects.toThrow(
        /row-level security/,
      );
    }
  });

  it("rejects updates of other senders' claims, and of any state", async () => {
    const withdrawn = await as(
      'jan',
      `UPDATE insurer.declaratie SET teruggetrokken_op = now() WHERE indiener <> '${numberOf('Jan')}'`,
    );
    expect(withdrawn.rowCount).toBe(0);
    await expect(as('jan', `UPDATE insurer.declaratie SET status = 'AFGEHANDELD'`)).rejects.toThrow(
      /permission denied/,
    );
    await expect(as('jan', `DELETE FROM insurer.declaratie`)).rejects.toThrow(/permission/);
  });

  it('rejects log lines on behalf of another viewer', async () => {
    expect((await as('sanne', accessLogOf('Sanne'))).rowCount).toBe(1);
    await expect(as('sanne', accessLogOf('Jan'))).rejects.toThrow(/row-level security/);
  });

  it('allows a claim to move forward only, one state at a time', async () => {
    const jobs = new pg.Client({ connectionString: roleUrls(db.logins, 'jobs')[0] });
    await jobs.connect();
    const set = (values: string, from: string) =>
      jobs.query(
        `UPDATE insurer.declaratie SET ${values} WHERE nummer =
           (SELECT nummer FROM insurer.declaratie WHERE status = '${from}' LIMIT 1)`,
      );
    const back = `status = 'IN_BEHANDELING', afgehandeld_op = NULL`;
    await expect(set(back, 'AFGEHANDELD')).rejects.toThrow(/forward one state/);
    await expect(set('in_behandeling_op = now()', 'AFGEHANDELD')).rejects.toThrow(
      /does not change/,
    );
    await jobs.end();
  });
});

describe('a role that can bypass row-level security', () => {
  it.each([
    ['the owner', roleUrls(db.logins, 'owner')[0]],
    ['the superuser', db.url],
  ])('is rejected at start: %s', async (_who, url) => {
    const pool = new pg.Pool({ connectionString: url });
    await expect(refuseBypass(pool)).rejects.toThrow(/can bypass row-level security/);
    await pool.end();
  });

  it("is not the app's role", async () => {
    const pool = openPool(db.logins, 'app', () => undefined);
    await expect(refuseBypass(pool)).resolves.toBeUndefined();
    await pool.end();
  });
});
