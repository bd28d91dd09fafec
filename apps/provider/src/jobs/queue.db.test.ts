import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestProvider, type TestProvider } from '../testing/trialProvider.testing.ts';
import { activeJobTimeoutSeconds, hasLivingJob } from './livingJob.ts';
import { addToQueue, createBoss, type QueueRules, runWaiting } from './queue.ts';

// Jobs are held, so only jobs started by a test run.
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

it('queues a key once, until its job starts', async () => {
  expect([await add('a'), await add('a'), await add('b')]).toEqual([true, false, true]);
});

it('runs waiting jobs, also before their time, and returns how many succeeded', async () => {
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
  expect(again, 'retries the failed job').toEqual(['bad']);
});

it.each([
  [false, 1],
  [true, 3],
])('runs jobs concurrently only if the rules allow it: %s', async (sideBySide, expected) => {
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

it('discards a job when its transaction rolls back', async () => {
  const client = await pool.connect();
  await client.query('BEGIN');
  expect(await addToQueue(boss, name, 'undone', 0, { client })).toBe(true);
  await client.query('ROLLBACK');
  client.release();
  expect(await lives('undone')).toBe(false);
});

it('considers a job alive while it waits and runs, and not after it ended or died', async () => {
  await add('a');
  expect(await lives('a')).toBe(true);
  await runWaiting(boss, name, rules, async () => {
    expect(await lives('a')).toBe(true);
    await insurer.sql(`UPDATE jobs.job SET started_on = now() - interval '${activeJobTimeoutSeconds + 1} s'
      WHERE singleton_key = 'a'`);
    expect(await lives('a')).toBe(false);
  });
  expect(await lives('a')).toBe(false);
});
