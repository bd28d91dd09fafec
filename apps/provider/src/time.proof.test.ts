import { waitFor } from '@mijn/dev-env/waitFor';
import { withHistory } from '@mijn/testdata/history';
import { createIncassoBank } from '@mijn/testdata/incassoBank';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleDay, sampleData } from './testing/trialProvider.testing.ts';
import { readBooks } from './clock/books.testing.ts';
import { brokenLaws } from './facturen/jobs/laws.testing.ts';
import type { Logins } from './db/roles.ts';
import type { SeparateTime } from './clock/separateTime.testing.ts';
import { readDay, moveDay } from './time.ts';
import { createSeededDatabase } from './testing/seededDatabase.testing.ts';

// `npm run prove` sets more rounds.
const rounds = Number(process.env['CRASH_ROUNDS'] ?? 8);
const now = `${sampleDay.toString()}T12:00:00Z`;
const options = { incassoBank: createIncassoBank(), now: () => Temporal.Instant.from(now) };
const days = 400;
const target = sampleDay.add({ days: days });

interface Ledger {
  readonly logins: Logins;
  readonly client: pg.Client;
  readonly stop: () => Promise<void>;
}

async function seeded(): Promise<Ledger> {
  const db = await createSeededDatabase(withHistory(sampleData, sampleDay));
  const client = new pg.Client({ connectionString: db.url });
  await client.connect();
  const stop = async (): Promise<void> => {
    await client.end();
    await db.drop();
  };
  return { logins: db.logins, client, stop };
}

let disturbed: Ledger;
let undisturbed: Ledger;
beforeAll(async () => {
  [disturbed, undisturbed] = await Promise.all([seeded(), seeded()]);
});
afterAll(() => Promise.all([disturbed.stop(), undisturbed.stop()]));

function start(): ChildProcess {
  const child = fork(path.join(import.meta.dirname, 'clock/separateTime.testing.ts'), {
    execArgv: [],
  });
  child.send({ logins: disturbed.logins, now, target: target.toString() } satisfies SeparateTime);
  return child;
}

async function done(): Promise<number> {
  const { rows } = await disturbed.client.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM insurer.job_run',
  );
  return rows[0]?.n ?? 0;
}

describe('moving the insurer’s day', () => {
  it('accepts whole days forward only', async () => {
    for (const nonsense of [0, -1, 1.5, Number.NaN, 1e9]) {
      await expect(moveDay(undisturbed.logins, nonsense, options)).rejects.toThrow(RangeError);
    }
    expect((await readDay(undisturbed.logins, options)).toString()).toBe(sampleDay.toString());
  });

  it('runs every job of every day in between, once and in order', async () => {
    const before = await readBooks(undisturbed.client);
    expect((await moveDay(undisturbed.logins, days, options)).toString()).toBe(target.toString());
    expect((await readDay(undisturbed.logins, options)).toString()).toBe(target.toString());
    const after = await readBooks(undisturbed.client);
    expect(after['boeking']?.length).toBeGreaterThan((before['boeking']?.length ?? 0) + 50);
    const { rows } = await undisturbed.client.query<{ months: number }>(
      `SELECT count(*)::int AS months FROM insurer.job_run
       WHERE name = 'premies' AND day > '${sampleDay.toString()}'`,
    );
    expect(rows[0]?.months).toBe(13);
  });
});

it('has the same result when concurrent processes that move it are killed repeatedly', async () => {
  let underWay = 0;
  for (let i = 0; i < rounds; i += 1) {
    const begin = await done();
    const children = [start(), start()];
    // Kills in the middle of the work, and not while a process still starts.
    await waitFor('some days to be run', async () => (await done()) > begin, 20_000);
    await pause((i * 37) % 90);
    await Promise.all(
      children.map(async (child) => {
        if (child.exitCode !== null) return;
        const gone = once(child, 'exit');
        child.kill('SIGKILL');
        await gone;
      }),
    );
    if ((await readDay(disturbed.logins, options)).equals(target)) break;
    underWay += 1;
  }
  expect(underWay).toBeGreaterThan(1);
  const last = [start(), start()];
  await Promise.all(last.map((child) => once(child, 'exit')));
  expect((await readDay(disturbed.logins, options)).toString()).toBe(target.toString());
  expect(await readBooks(disturbed.client)).toEqual(await readBooks(undisturbed.client));
  const sql = async (statement: string) =>
    (await disturbed.client.query<pg.QueryResultRow>(statement)).rows;
  expect(await brokenLaws(sql, target)).toEqual({});
}, 240_000);
