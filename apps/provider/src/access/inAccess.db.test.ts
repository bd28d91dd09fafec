import { bsnOf } from '@mijn/testdata/toRelatie';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPool } from '../db/database.ts';
import { createSeededDatabase } from '../testing/seededDatabase.testing.ts';
import { numberOf, sampleData } from '../testing/trialProvider.testing.ts';
import type { Caller } from './access.ts';
import { type Database, inAccess, type Transaction } from './inAccess.ts';

const db = await createSeededDatabase(sampleData);
const admin = new pg.Client({ connectionString: db.url });
// A single connection, so that any state left by one transaction is met by the next.
const pool = openPool(db.logins, 'app', () => undefined, 1);
const database: Database = {
  pool,
  readPool: pool,
  now: () => Temporal.Instant.from('2026-11-21T23:30:00Z'),
};
beforeAll(() => admin.connect());
let until = 0;
beforeEach(async () => {
  const { rows } = await admin.query(
    'SELECT coalesce(max(inzage_id), 0)::int AS until FROM insurer.inzage',
  );
  until = rows[0].until;
});
afterAll(async () => {
  await pool.end();
  await admin.end();
  await db.drop();
});

const sanne: Caller = { bsn: bsnOf('sanne'), niveau: 25 };
const jan = numberOf('Jan');
const looks = async () =>
  (
    await admin.query(
      `SELECT kijker, betreft, operatie, onderwerp AS subject FROM insurer.inzage WHERE inzage_id > ${until}`,
    )
  ).rows;
const withdraw = ({ query }: Transaction, who: string) =>
  query<{ relatienummer: string }>(
    {
      name: 'withdrawToestemming',
      text: `UPDATE insurer.relatie SET toestemming_zorgkosten = NOT toestemming_zorgkosten, versie = versie + 1
        WHERE relatienummer = $1 RETURNING relatienummer`,
    },
    [who],
  );
const toestemming = async (who: string) =>
  (
    await admin.query(
      `SELECT toestemming_zorgkosten AS yes FROM insurer.relatie WHERE relatienummer = '${who}'`,
    )
  ).rows[0].yes;

describe('a transaction of a caller', () => {
  it("computes the visible people on the insurer's own day", async () => {
    const { viewer, today, visible } = await inAccess(database, sanne, async (access) => access);
    expect([viewer, today.toString()]).toEqual([numberOf('Sanne'), '2026-11-22']);
    expect([visible.has(numberOf('Bram')), visible.has(jan)]).toEqual([true, false]);
  });

  it('commits its writes and logs access once per person', async () => {
    const own = numberOf('Sanne');
    const before = await toestemming(own);
    await inAccess(database, sanne, async (_access, transaction) => {
      await withdraw(transaction, own);
      transaction.record('startBetaling', [own, numberOf('Bram'), own], "it's one");
    });
    expect(await toestemming(own)).toBe(!before);
    expect(await looks()).toHaveLength(2);
    expect(await looks()).toContainEqual({
      kijker: own,
      betreft: own,
      operatie: 'startBetaling',
      subject: "it's one",
    });
  });

  it('rolls back its writes and its log lines on failure, and the next one succeeds', async () => {
    const own = numberOf('Sanne');
    const before = await toestemming(own);
    const failing = inAccess(database, sanne, async (_access, transaction) => {
      await withdraw(transaction, own);
      transaction.record('startBetaling', [own]);
      throw new Error('not today');
    });
    await expect(failing).rejects.toThrow('not today');
    expect(await inAccess(database, sanne, async () => 'well')).toBe('well');
    expect([await toestemming(own), await looks()]).toEqual([before, []]);
  });

  it('discards its connection after an interruption', async () => {
    const cut = inAccess(database, sanne, async (_access, { query }) => {
      const [row] = await query<{ pid: number }>(
        { name: 'ownPid', text: 'SELECT pg_backend_pid() AS pid' },
        [],
      );
      await admin.query('SELECT pg_terminate_backend($1)', [row?.pid]);
      await query({ name: 'one', text: 'SELECT 1' }, []);
    });
    await expect(cut).rejects.toThrow();
    expect(await inAccess(database, sanne, async () => 'well')).toBe('well');
  });

  it('cannot update people hidden by row-level security', async () => {
    const before = await toestemming(jan);
    const changed = await inAccess(database, sanne, (_access, transaction) =>
      withdraw(transaction, jan),
    );
    expect([changed, await toestemming(jan)]).toEqual([[], before]);
  });

  it('leaves no state of one caller on the connection for the next', async () => {
    await inAccess(database, sanne, async () => undefined);
    const { rows } = await pool.query('SELECT count(*)::int AS seen FROM insurer.relatie');
    expect(rows).toEqual([{ seen: 0 }]);
  });

  it('answers 404 for a person the insurer does not know', async () => {
    let performed = false;
    const unknown = inAccess(database, { bsn: '999990019', niveau: 25 }, async () => {
      performed = true;
    });
    await expect(unknown).rejects.toMatchObject({ status: 404 });
    expect(performed).toBe(false);
  });
});
