import { createTestDatabase } from '@mijn/dev-env/testDatabase';
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
