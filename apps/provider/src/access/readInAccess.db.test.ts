import { bsnOf } from '@mijn/testdata/toRelatie';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPool } from '../db/database.ts';
import { listDeclaraties } from '../declaraties/list/list.queries.ts';
import { getRelatie } from '../relatie/relatie.queries.ts';
import { numberOf, sampleData } from '../testing/trialProvider.testing.ts';
import { createSeededDatabase } from '../testing/seededDatabase.testing.ts';
import type { Caller, Access } from './access.ts';
import { type Database, readInAccess } from './inAccess.ts';

const db = await createSeededDatabase(sampleData);
const admin = new pg.Client({ connectionString: db.url });
let database: Database;
beforeAll(async () => {
  await admin.connect();
  const pool = openPool(db.logins, 'app', () => undefined);
  database = { pool, readPool: pool, now: () => Temporal.Instant.from('2026-11-21T12:00:00Z') };
});
afterAll(async () => {
  await database.pool.end();
  await admin.end();
  await db.drop();
});

const caller = (who: string): Caller => ({ bsn: bsnOf(who), niveau: 25 });
const list = (access: Access) => [listDeclaraties(access, { limit: 100, offset: 0 })] as const;
const transactions = async (): Promise<number> => {
  const { rows } = await admin.query('SELECT count(DISTINCT xmin::text)::int FROM insurer.inzage');
  return rows[0].count;
};

it("queries the caller's access on every call, also right after another one", async () => {
  const sanne = caller('sanne');
  const bram = numberOf('Bram');
  const seen = async () => {
    const { access, rows } = await readInAccess(database, sanne, list);
    return [access.visible.has(bram), rows[0].some((row) => row.relatienummer === bram)];
  };
  expect(await seen()).toEqual([true, true]);
  await admin.query(
    `UPDATE insurer.verzekering SET geldig_tot = '2026-11-21' WHERE relatienummer = '${bram}'`,
  );
  expect(await seen()).toEqual([false, false]);
  await admin.query(
    `UPDATE insurer.verzekering SET geldig_tot = NULL WHERE relatienummer = '${bram}'`,
  );
  expect(await seen()).toEqual([true, true]);
});

it('applies withdrawn consent from the next call on', async () => {
  const sanne = caller('sanne');
  const daan = numberOf('Daan');
  const maySee = async () =>
    (await readInAccess(database, sanne, list)).access.visible.get(daan)?.maySeeCare;
  expect(await maySee()).toBe(true);
  await admin.query(
    `UPDATE insurer.relatie SET toestemming_zorgkosten = false WHERE relatienummer = '${daan}'`,
  );
  expect(await maySee()).toBe(false);
});

it('reads and logs all parts of a call in one transaction', async () => {
  const jan = caller('jan');
  const earlier = await transactions();
  const { rows } = await readInAccess(database, jan, (access) => [
    getRelatie(access),
    ...list(access),
  ]);
  expect(rows[0][0]).toMatchObject({ relatienummer: numberOf('Jan') });
  expect(rows[1].length).toBeGreaterThan(0);
  expect(await transactions()).toBe(earlier + 1);
});

it('shares a transaction between the reads of one caller in one turn, and of no other caller', async () => {
  const jan = caller('jan');
  const earlier = await transactions();
  const [first, second, other] = await Promise.all([
    readInAccess(database, jan, (access) => [getRelatie(access)]),
    readInAccess(database, jan, list),
    readInAccess(database, caller('piet'), (access) => [getRelatie(access)]),
  ]);
  expect(first.rows[0]).toMatchObject([{ relatienummer: numberOf('Jan') }]);
  expect(second.rows[0].length).toBeGreaterThan(0);
  expect(other.rows[0]).toMatchObject([{ relatienummer: numberOf('Piet') }]);
  expect(await transactions()).toBe(earlier + 2);
});

it('rejects only the call that fails, and logs nothing of it', async () => {
  const jan = caller('jan');
  const broken = { statement: { name: 'broken', text: 'SELECT 1 / $1::int AS n' }, values: [0] };
  const good = readInAccess(database, jan, (access) => [getRelatie(access)]);
  const error = readInAccess(database, jan, () => [broken]);
  const refuses = readInAccess(database, jan, () => {
    throw new Error('not today');
  });
  await Promise.all([
    expect(error).rejects.toThrow('division by zero'),
    expect(refuses).rejects.toThrow('not today'),
  ]);
  expect((await good).rows[0]).toHaveLength(1);
  const earlier = await transactions();
  const partly = readInAccess(database, jan, (access) => [getRelatie(access), broken]);
  await expect(partly).rejects.toThrow('division by zero');
  expect(await transactions()).toBe(earlier);
});

it('rejects an unknown person with 404 and logs nothing', async () => {
  const { rows: earlier } = await admin.query('SELECT count(*) FROM insurer.inzage');
  const foreign: Caller = { bsn: '999990019', niveau: 25 };
  await expect(readInAccess(database, foreign, list)).rejects.toMatchObject({ status: 404 });
  expect((await admin.query('SELECT count(*) FROM insurer.inzage')).rows).toEqual(earlier);
});

it('discards its connection when the database cuts it', async () => {
  const own = openPool(db.logins, 'app', () => undefined, 1);
  const piet = caller('piet');
  const cut = { statement: { name: 'cut', text: 'SELECT pg_terminate_backend(pg_backend_pid())' } };
  const reading = { ...database, readPool: own };
  await readInAccess(reading, piet, list);
  const failing = readInAccess(reading, piet, () => [{ ...cut, values: [] }]);
  await expect(failing).rejects.toThrow();
  expect((await readInAccess(reading, piet, list)).access.viewer).toBe(numberOf('Piet'));
  await own.end();
});
