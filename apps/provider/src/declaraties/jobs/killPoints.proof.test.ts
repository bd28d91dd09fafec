import { submitResponse } from '@mijn/contract/declaraties';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestFolder } from '../../testing/testFolder.testing.ts';
import { declaratiesOf, sampleData } from '../../testing/trialProvider.testing.ts';
import { createSeededDatabase } from '../../testing/seededDatabase.testing.ts';
import { toFormData, type FieldValues, fieldsFor } from '../submit/submit.testing.ts';
import {
  submit,
  type KillPoint,
  type SeparateProcess,
  sendReactie,
  startSeparateProcess,
  type Outcome,
} from '../../testing/separateProcess.testing.ts';

// `npm run prove` tests every statement; by default only a few, chosen by CRASH_SEED.
const all = process.env['CRASH_POINTS'] === 'all';
const seed = Number(process.env['CRASH_SEED'] ?? 20_261_121);
const maxPoints = 40;

const folder = await createTestFolder('kill-points');
const db = await createSeededDatabase(sampleData);
const client = new pg.Client({ connectionString: db.url });
let survivor: SeparateProcess;

beforeAll(async () => {
  await client.connect();
  survivor = await startSeparateProcess(db.logins, folder);
});
afterAll(async () => {
  await survivor.crash();
  await client.end();
  await db.drop();
});

const points: readonly KillPoint[] = Array.from({ length: maxPoints }, (_, i) => i + 1).flatMap(
  (at) => [{ at, when: 'before' } as const, { at, when: 'after' } as const],
);

/** Returns the points of this run: all, or a few spread over the call. */
function chosen(): readonly KillPoint[] {
  if (all) return points;
  return [12, 23, 30, 33].flatMap((position, i) => points[position + ((seed + i) % 3)] ?? []);
}

const numberFrom = (outcome: Outcome): string | undefined =>
  outcome?.status === 200 ? submitResponse.parse(JSON.parse(outcome.text)).body.nummer : undefined;

interface Trace {
  readonly nummer: string;
  readonly bestanden: number;
  readonly jobs: number;
}

/** Returns the claims stored under a key, with their numbers of files and jobs. */
async function tracesOf(key: string): Promise<Trace[]> {
  const { rows } = await client.query<Trace>(
    `SELECT d.nummer, (SELECT count(*)::int FROM insurer.bestand b WHERE b.nummer = d.nummer) AS bestanden,
       (SELECT count(*)::int FROM jobs.job j WHERE j.singleton_key = d.nummer AND j.name = 'startProcessing') AS jobs
     FROM insurer.declaratie d WHERE d.idempotency_key = $1`,
    [key],
  );
  return rows;
}

/** Runs `perform` in a process that is killed at a point; the outcome is undefined when it was killed first. */
async function withCrash(
  killPoint: KillPoint,
  perform: (child: SeparateProcess) => Promise<Outcome>,
): Promise<{ readonly outcome: Outcome; readonly fetched: boolean }> {
  const child = await startSeparateProcess(db.logins, folder, killPoint);
  const outcome = await perform(child);
  // A kill after the last statement races with the answer, so the call may have succeeded.
  await child.crash();
  return { outcome, fetched: outcome?.status === 200 };
}

it('stores a claim completely or not at all wherever it is killed, and once when it is sent again', async () => {
  let fetched = 0;
  for (const killPoint of chosen()) {
    const key = randomUUID();
    const fields: FieldValues = fieldsFor('Sanne');
    const first = await withCrash(killPoint, (child) =>
      submit(child, 'sanne', key, toFormData(fields)),
    );
    const traces = await tracesOf(key);
    expect([killPoint, traces.length <= 1, traces.every((one) => one.bestanden === 1)]).toEqual([
      killPoint,
      true,
      true,
    ]);
    expect(traces.every(({ jobs }) => jobs === 1)).toBe(true);
    // An acknowledged claim must exist.
    if (first.fetched) expect(traces[0]?.nummer).toBe(numberFrom(first.outcome));
    const nummer = numberFrom(await submit(survivor, 'sanne', key, toFormData(fields)));
    expect([killPoint, nummer]).toEqual([killPoint, traces[0]?.nummer ?? nummer]);
    expect(nummer).toBeDefined();
    expect(await tracesOf(key)).toMatchObject([{ nummer, bestanden: 1 }]);
    fetched += first.fetched ? 1 : 0;
    if (all && fetched > 2) break;
  }
  // Ensures that the points cover all statements up to the answer.
  expect(fetched).toBeLessThan(4);
}, 1_800_000);

it('stores a reaction completely or not at all wherever it is killed', async () => {
  const numbers = declaratiesOf('Henk')
    .slice(0, maxPoints * 2)
    .map(({ nummer }) => nummer);
  let fetched = 0;
  for (const [i, killPoint] of (all ? points : points.slice(5 + (seed % 3), 8)).entries()) {
    const number = numbers[i] ?? '';
    const first = await withCrash(killPoint, (child) =>
      sendReactie(child, 'henk', number, 'Klopt dit?'),
    );
    const { rows } = await client.query<{ id: string; jobs: number }>(
      `SELECT vraag_id AS id, (SELECT count(*)::int FROM jobs.job j
         WHERE j.singleton_key = e.vraag_id::text) AS jobs
       FROM insurer.vraag e WHERE nummer = $1`,
      [number],
    );
    expect([killPoint, rows.length <= 1, rows.every(({ jobs }) => jobs >= 1)]).toEqual([
      killPoint,
      true,
      true,
    ]);
    if (first.fetched) expect(rows).toHaveLength(1);
    expect((await sendReactie(survivor, 'henk', number, 'Klopt dit?'))?.status).toBe(200);
    fetched += first.fetched ? 1 : 0;
    if (all && fetched > 2) break;
  }
}, 1_800_000);

it('creates one claim from fifty concurrent identical requests to two processes', async () => {
  const other = await startSeparateProcess(db.logins, folder);
  const key = randomUUID();
  const fields = fieldsFor('Jan');
  const together = await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      submit(i % 2 === 0 ? survivor : other, 'jan', key, toFormData(fields)),
    ),
  );
  const numbers = new Set(together.map(numberFrom).filter((one) => one !== undefined));
  expect(numbers.size).toBe(1);
  // 429 because of the limit per person and process.
  expect(together.every((one) => [200, 409, 429].includes(one?.status ?? 0))).toBe(true);
  expect(await tracesOf(key)).toMatchObject([{ nummer: [...numbers][0], bestanden: 1, jobs: 1 }]);

  // The same bill under different keys is one claim too; the others get a warning to confirm.
  const nota = fieldsFor('Jan');
  const apart = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      submit(i % 2 === 0 ? survivor : other, 'jan', randomUUID(), toFormData(nota)),
    ),
  );
  expect(apart.map(numberFrom).filter((one) => one !== undefined)).toHaveLength(1);
  await other.crash();
}, 120_000);
