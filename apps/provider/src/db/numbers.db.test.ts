import { createTestDatabase } from '@mijn/dev-env/testDatabase';
import { isBetalingskenmerk } from '@mijn/domain/betalingskenmerk.testing';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { migrate } from './migrate.ts';

async function createMigrated() {
  const created = await createTestDatabase();
  await migrate(created.logins, () => Promise.resolve());
  return created;
}

const database = await createMigrated();
const pool = new pg.Pool({ connectionString: database.url });
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const kinds = [
  ['a claim', 'next_declaratienummer(2026)', /^D2026-\d{8}$/],
  ['an invoice', 'next_factuurkenmerk(2026)', /^F2026-\d{8}$/],
  ['an arrangement', 'next_regelingnummer(2026)', /^R2026-\d{7}$/],
  ['a payment request', 'next_betalingskenmerk()', /^\d{16}$/],
] as const;

async function draw(call: string, count: number, from: pg.Pool | pg.PoolClient = pool) {
  const { rows } = await from.query<{ number: string }>(
    `SELECT insurer.${call} AS number FROM generate_series(1, $1)`,
    [count],
  );
  return rows.map(({ number }) => number);
}

it.each(kinds)(
  'draws numbers of %s whose increments reveal nothing',
  async (_title, call, shape) => {
    const numbers = await draw(call, 200);
    expect(numbers.every((number) => shape.test(number))).toBe(true);
    const values = numbers.map((number) => Number(number.slice(-7)));
    const steps = values.slice(1).map((value, i) => value - (values[i] ?? 0));
    expect(new Set(steps).size).toBeGreaterThan(190);
    const rising = steps.filter((step) => step > 0).length;
    expect(rising).toBeGreaterThan(60);
    expect(rising).toBeLessThan(140);
  },
);

it('appends the check digit to the number of a payment request', async () => {
  expect((await draw('next_betalingskenmerk()', 100)).every(isBetalingskenmerk)).toBe(true);
});

it.each(kinds)('draws another number of %s on a collision', async (_title, call) => {
  const few = await createMigrated();
  const client = new pg.Pool({ connectionString: few.url });
  try {
    await client.query(`
      CREATE OR REPLACE FUNCTION insurer.random_digits(how_many integer) RETURNS text LANGUAGE sql
        RETURN lpad(floor(random() * 40)::int::text, how_many, '0')`);
    const [one, other] = [await client.connect(), await client.connect()];
    await one.query('BEGIN');
    const first = await draw(call, 12, one);
    // The other connection waits for the first transaction, which holds its numbers.
    const waiting = draw(call, 12, other);
    await one.query('COMMIT');
    const numbers = [...first, ...(await waiting), ...(await draw(call, 12, other))];
    one.release();
    other.release();
    expect(new Set(numbers).size).toBe(36);
  } finally {
    await client.end();
    await few.drop();
  }
});
