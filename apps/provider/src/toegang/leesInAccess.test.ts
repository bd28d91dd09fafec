import { createTestDatabase } from '@mijn/dev-env/testDatabase';
import { bsnVan } from '@mijn/testdata/bouwRelatie';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPool } from '../db/database.ts';
import { listDeclaraties } from '../declaraties/declaraties.queries.ts';
import { getRelatie } from '../relatie/relatie.queries.ts';
import { nummerVan, proefgoed } from '../testhulp/proefProvider.ts';
import { zaai } from '../zaaien.ts';
import type { Aanroeper, Access } from './access.ts';
import type { Database } from './inAccess.ts';
import { leesInAccess } from './leesInAccess.ts';

const db = await createTestDatabase();
const beheer = new pg.Client({ connectionString: db.url });
let database: Database;
beforeAll(async () => {
  await zaai(db.url, proefgoed);
  await beheer.connect();
  const pool = openPool(db.url, 'app', () => undefined);
  database = { pool, leesPool: pool, nu: () => Temporal.Instant.from('2026-11-21T12:00:00Z') };
});
afterAll(async () => {
  await database.pool.end();
  await beheer.end();
  await db.drop();
});

const aanroeper = (wie: string): Aanroeper => ({ bsn: bsnVan(wie), niveau: 25 });
const lijst = (access: Access) => [listDeclaraties(access, { limit: 100, offset: 0 })] as const;
const transacties = async (): Promise<number> => {
  const { rows } = await beheer.query(
    'SELECT count(DISTINCT xmin::text)::int FROM verzekeraar.inzage',
  );
  return rows[0].count;
};

it('what a caller may see is asked at every call, also of one whom we have just seen', async () => {
  const sanne = aanroeper('sanne');
  const bram = nummerVan('Bram');
  const gezien = async () => {
    const { access, rijen } = await leesInAccess(database, sanne, lijst);
    return [access.zichtbaar.has(bram), rijen[0].some((rij) => rij.relatienummer === bram)];
  };
  expect(await gezien()).toEqual([true, true]);
  await beheer.query(
    `UPDATE verzekeraar.verzekering SET geldig_tot = '2026-11-21' WHERE relatienummer = '${bram}'`,
  );
  expect(await gezien()).toEqual([false, false]);
  await beheer.query(
    `UPDATE verzekeraar.verzekering SET geldig_tot = NULL WHERE relatienummer = '${bram}'`,
  );
  expect(await gezien()).toEqual([true, true]);
});

it('consent that is withdrawn holds at the next call', async () => {
  const sanne = aanroeper('sanne');
  const daan = nummerVan('Daan');
  const magZien = async () =>
    (await leesInAccess(database, sanne, lijst)).access.zichtbaar.get(daan)?.magZorgZien;
  expect(await magZien()).toBe(true);
  await beheer.query(
    `UPDATE verzekeraar.relatie SET toestemming_zorgkosten = false WHERE relatienummer = '${daan}'`,
  );
  expect(await magZien()).toBe(false);
});

it('the parts of a screen share a transaction, and each is logged', async () => {
  const jan = aanroeper('jan');
  await leesInAccess(database, jan, (access) => [getRelatie(access)]);
  const eerder = await transacties();
  const vragen = Array.from({ length: 3 }, () => leesInAccess(database, jan, lijst));
  const relatie = leesInAccess(database, jan, (access) => [getRelatie(access)]);
  const [een, twee] = await Promise.all(vragen);
  expect(een?.rijen).toEqual(twee?.rijen);
  expect((await relatie).rijen[0][0]).toMatchObject({ relatienummer: nummerVan('Jan') });
  expect(await transacties()).toBe(eerder + 1);
});

it('a part that fails takes no other along, and is thrown to who asked', async () => {
  const jan = aanroeper('jan');
  const kapot = { opdracht: { name: 'kapot', text: 'SELECT 1 / $1::int AS n' }, waarden: [0] };
  const goed = leesInAccess(database, jan, (access) => [getRelatie(access)]);
  const fout = leesInAccess(database, jan, () => [kapot]);
  const weigert = leesInAccess(database, jan, () => {
    throw new Error('not today');
  });
  await expect(fout).rejects.toThrow('division by zero');
  await expect(weigert).rejects.toThrow('not today');
  expect((await goed).rijen[0]).toHaveLength(1);
});

it('somebody the insurer does not know does not exist, and is not logged', async () => {
  const { rows: eerder } = await beheer.query('SELECT count(*) FROM verzekeraar.inzage');
  const vreemd: Aanroeper = { bsn: '999990019', niveau: 25 };
  await expect(leesInAccess(database, vreemd, lijst)).rejects.toMatchObject({ status: 404 });
  expect((await beheer.query('SELECT count(*) FROM verzekeraar.inzage')).rows).toEqual(eerder);
});
