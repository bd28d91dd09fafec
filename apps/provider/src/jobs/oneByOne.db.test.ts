import { createTestDatabase, type TestDatabase } from '@mijn/dev-env/testDatabase';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JobTransaction } from './jobTransaction.ts';
import { performEach, performRowByRow } from './oneByOne.ts';

const takeNext = async (
  { query }: JobTransaction,
  leftOut: readonly string[],
): Promise<string | undefined> => {
  const text = `SELECT id FROM work WHERE NOT done AND id <> ALL ($1::text[])
    ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`;
  const [row] = await query<{ id: string }>({ name: 'next', text }, [leftOut]);
  return row?.id;
};
const finish = ({ query }: JobTransaction, id: string) =>
  query({ name: 'finish', text: 'UPDATE work SET done = true WHERE id = $1' }, [id]);

/** Finishes the second row, and throws for the others. */
async function fail(transaction: JobTransaction, id: string): Promise<void> {
  await finish(transaction, id);
  if (id !== 'b') throw new Error(`poisoned ${id}`);
}

const gone = () => Promise.reject(new Error('gone'));

describe('performEach', () => {
  it('continues after a failure, and throws all failures at the end', async () => {
    const done: number[] = [];
    const work = performEach([1, 2, 3], async (one) => {
      if (one === 1) throw new Error('poisoned');
      done.push(one);
    });
    await expect(work).rejects.toMatchObject({ errors: [{ message: 'poisoned' }] });
    expect(done).toEqual([2, 3]);
  });

  it('returns the number of items', async () => {
    expect(await performEach(['a', 'b'], () => Promise.resolve())).toBe(2);
    expect(await performEach([], () => Promise.resolve())).toBe(0);
  });
});

describe('performRowByRow', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  beforeAll(async () => {
    database = await createTestDatabase();
    pool = new pg.Pool({ connectionString: database.url });
    await pool.query('CREATE TABLE work (id text PRIMARY KEY, done boolean NOT NULL)');
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });
  beforeEach(() =>
    pool.query(`TRUNCATE work; INSERT INTO work VALUES ('a', false), ('b', false), ('c', false)`),
  );

  const isDone = async () =>
    (await pool.query('SELECT id FROM work WHERE done ORDER BY id')).rows.map(({ id }) => id);

  const failing = () => performRowByRow(pool, { takeNext, idOf: (id) => id, perform: fail });

  it('processes all rows, and returns their number', async () => {
    expect(await performRowByRow(pool, { takeNext, idOf: (id) => id, perform: finish })).toBe(3);
    expect(await isDone()).toEqual(['a', 'b', 'c']);
  });

  it('continues after a row that fails, rolls back its changes, and takes it in the next round', async () => {
    const errors = ['poisoned a', 'poisoned c'].map((message) => ({ message }));
    await expect(failing()).rejects.toMatchObject({ errors });
    expect(await isDone()).toEqual(['b']);
    await expect(failing()).rejects.toMatchObject({ errors });
  });

  it('ends at once when no row can be taken', async () => {
    const round = performRowByRow(pool, { takeNext: gone, idOf: String, perform: finish });
    await expect(round).rejects.toThrow('gone');
  });
});
