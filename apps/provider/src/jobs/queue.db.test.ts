import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestProvider, type TestProvider } from '../testing/trialProvider.testing.ts';
import { aliveSeconds, hasLivingJob } from './livingJob.ts';
import { addToQueue, createBoss, type QueueRules, runWaiting } from './queue.ts';

// A queue of the insurer's own, held: only what a test asks for is run.
const name = 'paymentNotice';
const rules: QueueRules = {
  once: true,
  retryLimit: 5,
  retryDelay: 1,
  expireInSeconds: 60,
  batchSize: 10,
  sideBySide: false,
};

let insurer: TestProvider;
let pool: pg.Pool;
let boss: ReturnType<typeof createBoss>;
beforeAll(async () => {
  insurer = await startTestProvider({ jobsHeld: true });
  pool = new pg.Pool({ connectionString: insurer.databaseUrl });
  boss = createBoss(pool, () => undefined);
  await boss.start();
});
afterAll(async () => {
  await boss.stop({ graceful: false });
  await pool.end();
  await insurer.stop();
});
beforeEach(() => insurer.sql(`DELETE FROM jobs.job WHERE name = '${name}'`));

const add = (key: string, waitMs = 0) => addToQueue(boss, name, key, waitMs);

async function lives(key: string): Promise<boolean> {
  const [row] = await insurer.sql<{ lives: boolean }>(
    `SELECT ${hasLivingJob(`'${key}'`)} AS lives`,
  );
  return row?.lives === true;
}

it('queues a key once, as long as nobody has begun on it', async () => {
  expect([await add('a'), await add('a'), await add('b')]).toEqual([true, false, true]);
});

it('runs what waits, also before its time, and tells how many succeeded', async () => {
  await add('good', 60_000);
  await add('bad', 60_000);
  const seen: string[] = [];
  const done = await runWaiting(boss, name, rules, async (key) => {
    seen.push(key);
    if (key === 'bad') throw new Error('refused');
  });
  expect([done, seen.toSorted()]).toEqual([1, ['bad', 'good']]);
  const again: string[] = [];
  await runWaiting(boss, name, rules, async (key) => void again.push(key));
  expect(again, 'one that failed is tried again').toEqual(['bad']);
});

it.each([
  [false, 1],
  [true, 3],
])('runs jobs side by side only where it may: %s', async (sideBySide, expected) => {
  for (const key of ['a', 'b', 'c']) await add(key);
  let running = 0;
  let most = 0;
  await runWaiting(boss, name, { ...rules, sideBySide }, async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  });
  expect(most).toBe(expected);
});

it('a job in a transaction that is undone was never there', async () => {
  const client = await pool.connect();
  await client.query('BEGIN');
  expect(await addToQueue(boss, name, 'undone', 0, { client })).toBe(true);
  await client.query('ROLLBACK');
  client.release();
  expect(await lives('undone')).toBe(false);
});

it('a job lives while it waits and while it runs, and not once it ended or died', async () => {
  await add('a');
  expect(await lives('a')).toBe(true);
  await runWaiting(boss, name, rules, async () => {
    expect(await lives('a')).toBe(true);
    await insurer.sql(`UPDATE jobs.job SET started_on = now() - interval '${aliveSeconds + 1} s'
      WHERE singleton_key = 'a'`);
    expect(await lives('a')).toBe(false);
  });
  expect(await lives('a')).toBe(false);
});
