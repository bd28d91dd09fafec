import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { inJob } from '../../jobs/jobTransaction.ts';
import { usePool, useTestProvider } from '../../testing/trialProvider.testing.ts';
import { keyIdOf, lineMark, sealMark } from '../seal.ts';
import { forgetLog } from './forgetLog.ts';
import { addSeal, findLastSeal, listRipe } from './seal.queries.ts';
import { sealLog, verifyLog } from './sealLog.ts';

const log = pino({ level: 'silent' });
const key = randomBytes(32);
const insurer = await useTestProvider({ jobsHeld: true });
const pool = usePool(insurer, 'jobs', 2);
const now = () => Temporal.Now.instant();
const forget = () => forgetLog({ pool, now, log });
const verdict = () => verifyLog(pool, [key]);

beforeAll(async () => {
  // Ages lines as a server owner, whom no trigger stops; the jobs have their own connections.
  await insurer.sql('SET session_replication_role = replica');
});

const count = async (table: 'inzage' | 'inzage_seal') => {
  const [row] = await insurer.sql<{ n: number }>(`SELECT count(*)::int AS n FROM insurer.${table}`);
  return row?.n;
};

/** Logs two lines and seals them, as if it were some days ago. */
async function sealBatch(daysAgo: number): Promise<void> {
  for (const path of ['/declaraties?limit=1', '/relatie']) await insurer.read(path, 'tom');
  const [{ moment } = { moment: '' }] = await insurer.sql<{ moment: string }>(
    `SELECT to_char(now() AT TIME ZONE 'UTC' - interval '${daysAgo} days', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS moment`,
  );
  await insurer.sql(`UPDATE insurer.inzage SET tijdstip = timestamptz '${moment}' - interval '1 hour'
    WHERE inzage_id > coalesce((SELECT max(until_id) FROM insurer.inzage_seal), 0)`);
  await inJob(pool, async (transaction) => {
    const last = await findLastSeal(transaction);
    const lines = await listRipe(transaction, last?.untilId ?? 0, 0, 100);
    const lineMarks = lines.map((line) => lineMark(key, line));
    const mark = sealMark(key, last?.mark ?? '', { lineMarks, moment });
    const untilId = lines.at(-1)?.id ?? 0;
    await addSeal(transaction, { untilId, lineMarks, moment, mark, keyId: keyIdOf(key) });
  });
}

const fiveYears = 5 * 365 + 2;

beforeEach(async () => {
  await insurer.sql('DELETE FROM insurer.inzage_seal');
  await insurer.sql('DELETE FROM insurer.inzage');
});

it('removes whole batches after five years, keeps their seals, and the log still verifies', async () => {
  for (const daysAgo of [fiveYears + 30, fiveYears, fiveYears - 30, 1]) await sealBatch(daysAgo);
  await insurer.read('/relatie', 'tom');
  expect(await forget()).toBe(2);
  expect([await count('inzage'), await count('inzage_seal')]).toEqual([5, 4]);
  expect(await verdict()).toMatchObject({ lines: 4, seals: 4, emptied: 2, broken: undefined });
  expect(await forget()).toBe(0);
});

it('never removes lines without a seal, however old they are', async () => {
  await sealBatch(fiveYears);
  await insurer.read('/relatie', 'tom');
  await insurer.sql(`UPDATE insurer.inzage SET tijdstip = now() - interval '9 years'`);
  expect(await forget()).toBe(1);
  expect(await count('inzage')).toBe(1);
  expect(await forget()).toBe(0);
});

it('goes on sealing after everything was removed', async () => {
  await sealBatch(fiveYears);
  expect(await forget()).toBe(1);
  await insurer.read('/relatie', 'tom');
  expect((await sealLog({ pool, sealKey: key, log }, 0))?.lines).toBe(1);
  expect(await verdict()).toMatchObject({ lines: 1, seals: 2, emptied: 1, broken: undefined });
});

it('leaves a batch of which a line is missing, which verification reports', async () => {
  await sealBatch(fiveYears);
  await sealBatch(fiveYears);
  const [first] = await insurer.sql<{ id: number }>(
    'SELECT min(inzage_id) AS id FROM insurer.inzage',
  );
  await insurer.sql(`DELETE FROM insurer.inzage WHERE inzage_id = ${first?.id}`);
  expect(await forget()).toBe(0);
  expect(await count('inzage')).toBe(3);
  expect((await verdict()).broken).toBe(`line ${first?.id} is not as it was sealed`);
});

it.each([
  ['younger than five years', fiveYears - 30, 'min'],
  ['after one that has its lines', fiveYears, 'max'],
] as const)('reports a removed batch %s', async (_which, daysAgo, which) => {
  await sealBatch(daysAgo);
  await sealBatch(daysAgo);
  const range = which === 'min' ? '<=' : '>';
  await insurer.sql(`DELETE FROM insurer.inzage
    WHERE inzage_id ${range} (SELECT min(until_id) FROM insurer.inzage_seal)`);
  expect((await verdict()).broken).toMatch(/^line \d+ is not as it was sealed$/);
});

it('is refused by PostgreSQL for a younger batch and for lines without a seal', async () => {
  await sealBatch(fiveYears - 30);
  await insurer.read('/relatie', 'tom');
  for (const which of ['min', 'max']) {
    await expect(
      pool.query(
        `DELETE FROM insurer.inzage WHERE inzage_id = (SELECT ${which}(inzage_id) FROM insurer.inzage)`,
      ),
    ).rejects.toThrow('kept for five years');
  }
  await expect(pool.query('DELETE FROM insurer.inzage_seal')).rejects.toThrow();
});
