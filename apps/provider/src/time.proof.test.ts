import path from 'node:path';
import pg from 'pg';
import { waitFor } from '@mijn/dev-env/waitFor';
import { withHistory } from '@mijn/testdata/history';
import { createIncassoBank } from '@mijn/testdata/incassoBank';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleDay, sampleData } from './testing/trialProvider.testing.ts';
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

// Rows are identified by their keys, because visible numbers differ between runs.
const tables = {
  factuur: `SELECT f.sleutel, f.debiteur, f.soort, f.jaar, f.datum::text, f.bedrag, v.sleutel AS betaalverzoek,
    g.sleutel AS regeling, a.sleutel AS settlement FROM insurer.factuur f
    LEFT JOIN insurer.betaalverzoek v ON v.kenmerk = f.betaalverzoek
    LEFT JOIN insurer.regeling g USING (regeling_id)
    LEFT JOIN insurer.factuur a ON a.kenmerk = f.eindafrekening ORDER BY 1`,
  regel: `SELECT f.sleutel, r.volgnummer, r.omschrijving, r.bedrag, r.declaratie_nummer
    FROM insurer.factuur_regel r JOIN insurer.factuur f USING (kenmerk) ORDER BY 1, 2`,
  boeking: `SELECT sleutel, soort, bedrag, datum::text FROM insurer.boeking ORDER BY 1`,
  betaalverzoek: `SELECT v.sleutel, v.titel, v.uiterste_betaaldatum::text,
    (SELECT string_agg(s.titel || s.datum, ' ' ORDER BY s.datum) FROM insurer.betaalverzoek_stap s
      WHERE s.kenmerk = v.kenmerk) AS stappen FROM insurer.betaalverzoek v ORDER BY 1`,
  incasso: `SELECT sleutel, poging, datum::text, bedrag, status FROM insurer.incasso ORDER BY 1`,
  regeling: `SELECT sleutel, status, termijnbedrag, beeindigd_op::text FROM insurer.regeling ORDER BY 1`,
  job: `SELECT name, day::text, count FROM insurer.job_run WHERE name <> 'day' ORDER BY 2, 1`,
} as const;

/** Reads the insurer's books, one array per table, for comparison with another run. */
async function readBooks(client: pg.ClientBase): Promise<Record<string, unknown[]>> {
  const books: Record<string, unknown[]> = {};
  for (const [name, sql] of Object.entries(tables)) {
    books[name] = (await client.query(sql)).rows;
  }
  return books;
}
