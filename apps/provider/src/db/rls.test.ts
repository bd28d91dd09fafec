import { bsnVan } from '@mijn/testdata/bouwRelatie';
import { createTestDatabase } from '@mijn/dev-env/testDatabase';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nummerVan, proefgoed } from '../testhulp/proefProvider.ts';
import { zaai } from '../zaaien.ts';
import { openPool, weigerOmzeiling } from './database.ts';
import { rolUrl } from './rollen.ts';

const db = await createTestDatabase();
const client = new pg.Client({ connectionString: rolUrl(db.url, 'app') });
beforeAll(async () => {
  await zaai(db.url, proefgoed);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await db.drop();
});

/** Runs one statement as the app with a persona as viewer, and takes it back. */
async function als(persona: string, opdracht: string): Promise<pg.QueryResult> {
  try {
    await client.query(`BEGIN; SELECT verzekeraar.begin_toegang('${bsnVan(persona)}', now())`);
    return await client.query(opdracht);
  } finally {
    await client.query('ROLLBACK');
  }
}

const claimVoor = (verzekerde: string, indiener: string) => `
  INSERT INTO verzekeraar.declaratie (nummer, relatienummer, indiener, ingediend_op, zorgsoort,
    omschrijving, behandeldatum, bedrag, zorgverlener)
  VALUES ('D2026-777777', '${nummerVan(verzekerde)}', '${nummerVan(indiener)}', now(), 'Huisarts',
    'x', '2026-11-01', 100, 'x')`;

const inzageVan = (wie: string) =>
  `INSERT INTO verzekeraar.inzage (kijker, niveau, betreft, operatie)
   VALUES ('${nummerVan(wie)}', 25, '1', 'test')`;

describe('the database by itself', () => {
  it('shows nothing to a connection without a viewer', async () => {
    const { rows } = await client.query(
      'SELECT (SELECT count(*) FROM verzekeraar.relatie) + (SELECT count(*) FROM verzekeraar.declaratie) AS n',
    );
    expect(rows).toEqual([{ n: '0' }]);
  });

  it('forgets the viewer at the end of the transaction', async () => {
    await als('sanne', 'SELECT 1');
    const { rowCount } = await client.query('SELECT FROM verzekeraar.relatie');
    expect(rowCount).toBe(0);
  });

  it('lets a verzekeringsnemer claim for the whole policy and others for themselves', async () => {
    expect((await als('sanne', claimVoor('Bram', 'Sanne'))).rowCount).toBe(1);
    expect((await als('daan', claimVoor('Daan', 'Daan'))).rowCount).toBe(1);
    for (const [wie, verzekerde, indiener] of [
      ['sanne', 'Jan', 'Sanne'],
      ['sanne', 'Sanne', 'Daan'],
      ['daan', 'Sanne', 'Daan'],
      ['bram', 'Lotte', 'Bram'],
    ] as const) {
      await expect(als(wie, claimVoor(verzekerde, indiener))).rejects.toThrow(/row-level security/);
    }
  });

  it('changes nobody’s claim but the sender’s, and no state at all', async () => {
    const ingetrokken = await als(
      'jan',
      `UPDATE verzekeraar.declaratie SET teruggetrokken_op = now() WHERE indiener <> '${nummerVan('Jan')}'`,
    );
    expect(ingetrokken.rowCount).toBe(0);
    await expect(
      als('jan', `UPDATE verzekeraar.declaratie SET status = 'AFGEHANDELD'`),
    ).rejects.toThrow(/permission denied/);
    await expect(als('jan', `DELETE FROM verzekeraar.declaratie`)).rejects.toThrow(/permission/);
  });

  it('writes no access of somebody else in the log', async () => {
    expect((await als('sanne', inzageVan('Sanne'))).rowCount).toBe(1);
    await expect(als('sanne', inzageVan('Jan'))).rejects.toThrow(/row-level security/);
  });

  it('takes a claim forward only, one state at a time', async () => {
    const taken = new pg.Client({ connectionString: rolUrl(db.url, 'taken') });
    await taken.connect();
    const zet = (waarden: string, van: string) =>
      taken.query(
        `UPDATE verzekeraar.declaratie SET ${waarden} WHERE nummer =
           (SELECT nummer FROM verzekeraar.declaratie WHERE status = '${van}' LIMIT 1)`,
      );
    const terug = `status = 'IN_BEHANDELING', afgehandeld_op = NULL`;
    await expect(zet(terug, 'AFGEHANDELD')).rejects.toThrow(/forward one state/);
    await expect(zet('in_behandeling_op = now()', 'AFGEHANDELD')).rejects.toThrow(
      /does not change/,
    );
    await taken.end();
  });
});

describe('a role that row-level security does not hold for', () => {
  it.each([
    ['the owner', rolUrl(db.url, 'eigenaar')],
    ['the superuser', db.url],
  ])('is refused: %s', async (_wie, url) => {
    const pool = new pg.Pool({ connectionString: url });
    await expect(weigerOmzeiling(pool)).rejects.toThrow(/can bypass row-level security/);
    await pool.end();
  });

  it('is not the app’s', async () => {
    const pool = openPool(db.url, 'app', () => undefined);
    await expect(weigerOmzeiling(pool)).resolves.toBeUndefined();
    await pool.end();
  });
});
