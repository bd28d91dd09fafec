import { createTestDatabase } from '@mijn/dev-env/testDatabase';
import { openPool } from '@mijn/postgres/connections';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { Gate } from './gate.testing.ts';

const db = await createTestDatabase();
const own = new pg.Client({ connectionString: db.url });
await own.connect();
afterAll(async () => {
  await own.end();
  await db.drop();
});

let gate: Gate;
beforeEach(() => {
  gate = new Gate(own);
});
afterEach(() => gate.close());

it('does not wait for an actor that ended after the last rest', async () => {
  const actor = gate.start('somebody', { isDead: false }, () => Promise.resolve());
  await expect.poll(() => actor.isDone).toBe(true);
  await gate.waitForMove();
  expect(await gate.waitForRest()).toEqual([actor]);
}, 10_000);

it('does not wait for an actor that holds a statement by now', async () => {
  const client = new pg.Client({ connectionString: db.url });
  await client.connect();
  const actor = gate.start('somebody', { isDead: false }, () => client.query('SELECT 1'));
  await expect.poll(() => actor.held.length).toBe(1);
  await gate.waitForMove();
  const [held] = actor.held;
  if (held) gate.release(actor, held);
  await expect.poll(() => actor.isDone).toBe(true);
  await client.end();
}, 10_000);

it('releases the statements of a pipeline in their order only', async () => {
  const client = new pg.Client({ connectionString: db.url });
  await client.connect();
  const texts = ['BEGIN', 'SELECT 1', 'COMMIT'];
  const actor = gate.start('somebody', { isDead: false }, () =>
    Promise.all(texts.map((text) => client.query(text))),
  );
  await expect.poll(() => actor.held.length).toBe(texts.length);
  for (const text of texts) {
    expect(gate.next.map(({ statement }) => statement.text)).toEqual([text]);
    for (const { statement } of gate.next) gate.release(actor, statement);
  }
  await expect.poll(() => actor.isDone).toBe(true);
  await client.end();
}, 10_000);

function release(): void {
  for (const { actor, statement } of gate.next) gate.release(actor, statement);
}

it('lets a statement wait for a lock beyond the limits of its pool', async () => {
  const locking = new pg.Client({ connectionString: db.url });
  await locking.connect();
  await locking.query('CREATE TABLE locked ()');
  await locking.query('BEGIN; LOCK TABLE locked');
  const limits = { connectMs: 20, statementMs: 20 };
  const settings = { idle_in_transaction_session_timeout: 20 };
  const pool = openPool(db.url, { max: 1, settings }, limits, () => undefined);
  const read = async () => pool.query('SELECT 1 FROM locked');
  const actors = ['one', 'other'].map((name) => gate.start(name, { isDead: false }, read));
  const waits = `SELECT max(clock_timestamp() - query_start) > interval '1 second' AS long
    FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
  await expect
    .poll(async () => {
      release();
      return (await own.query<{ long: boolean }>(waits)).rows[0]?.long;
    })
    .toBe(true);
  await locking.end();
  await expect
    .poll(() => {
      release();
      return actors.map(({ isDone, error }) => [isDone, error]);
    })
    .toEqual([
      [true, undefined],
      [true, undefined],
    ]);
  await pool.end();
}, 20_000);

it('does not wait for an actor that wants a connection of a killed process', async () => {
  const pool = new pg.Pool({ connectionString: db.url, max: 1 });
  pool.on('connect', (client) => client.on('error', () => undefined));
  const process = { isDead: false };
  const connect = async () => void (await pool.connect());
  gate.start('one', process, connect);
  await gate.waitForRest();
  const other = gate.start('other', process, connect);
  expect(await gate.waitForRest()).toEqual([]);
  await gate.kill(process);
  expect(await gate.waitForRest()).toEqual([other]);
  expect(gate.live).toEqual([]);
}, 10_000);

it('lets an actor have the connection that an ended one had set up for it', async () => {
  const pool = openPool(db.url, { max: 2 }, { connectMs: 500, statementMs: 500 }, () => undefined);
  const idle = await pool.connect();
  const { promise: isBroken, resolve: breakIt } = Promise.withResolvers<undefined>();
  let has = false;
  const first = gate.start('one', { isDead: false }, async () => {
    const client = await pool.connect();
    has = true;
    await isBroken;
    client.release(new Error('broken'));
  });
  await expect.poll(() => first.held.length).toBe(1);
  release();
  await expect.poll(() => has).toBe(true);
  const other = gate.start('other', { isDead: false }, async () =>
    (await pool.connect()).release(),
  );
  await expect.poll(() => pool.waitingCount).toBe(1);
  breakIt(undefined);
  await expect.poll(() => [first.isDone, first.held.length]).toEqual([true, 1]);
  idle.release();
  expect(await gate.waitForRest()).toEqual([first]);
  await gate.waitForMove();
  await expect.poll(() => other.isDone).toBe(true);
  await pool.end();
}, 20_000);

it('drains statements left behind by an ended actor, so that nobody waits for their locks', async () => {
  const client = new pg.Client({ connectionString: db.url });
  await client.connect();
  await client.query('CREATE TABLE left_behind ()');
  await client.query('BEGIN; LOCK TABLE left_behind');
  let pending: Promise<unknown> | undefined;
  gate.start('somebody', { isDead: false }, async () => {
    pending = client.query('SELECT 1').then(() => client.query('ROLLBACK'));
    return Promise.resolve();
  });
  await gate.waitForRest();
  expect(gate.live).toEqual([]);
  await gate.drain();
  await pending;
  await own.query('SELECT 1 FROM left_behind');
  await client.end();
}, 10_000);

it('kills statements left behind by an ended actor together with its process', async () => {
  const client = new pg.Client({ connectionString: db.url });
  client.on('error', () => undefined);
  await client.connect();
  const process = { isDead: false };
  let pending: Promise<unknown> | undefined;
  gate.start('somebody', process, async () => {
    pending = client.query('SELECT 1');
    pending.catch(() => undefined);
    return Promise.resolve();
  });
  await gate.waitForRest();
  await gate.kill(process);
  await expect(pending).rejects.toThrow('the process died');
}, 10_000);
