import { waitFor } from '@mijn/dev-env/waitFor';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  fieldsFor,
  parseResponse,
  sendRequest,
  toFormData,
} from '../declaraties/submit/submit.testing.ts';
import { startTestProvider, type TestProvider } from '../testing/trialProvider.testing.ts';

const pace = { startProcessingAfterMs: 0, assessAfterMs: 0 };

const logged: string[] = [];
let insurer: TestProvider;
beforeAll(async () => {
  const log = pino({}, { write: (line: string) => void logged.push(line) });
  insurer = await startTestProvider({ pace, log, jobsHeld: true });
});
afterAll(() => insurer.stop());

async function submitDeclaratie(bedrag: string): Promise<string> {
  const response = await sendRequest(
    insurer,
    'fatima',
    toFormData(fieldsFor('Fatima', { bedrag })),
  );
  return parseResponse(response).nummer ?? '';
}

async function statusOf(nummer: string): Promise<string | undefined> {
  const [row] = await insurer.sql<{ status: string }>(
    `SELECT status FROM insurer.declaratie WHERE nummer = '${nummer}'`,
  );
  return row?.status;
}

const connections = () =>
  insurer.sql<{ n: number }>(`SELECT count(*)::int AS n FROM pg_stat_activity
    WHERE usename = 'insurer_jobs' AND datname = current_database()`);

it('holds jobs, and runs them step by step on request', async () => {
  const nummer = await submitDeclaratie('61.00');

  expect(await statusOf(nummer)).toBe('INGEDIEND');
  expect(await insurer.jobs.run('startProcessing')).toBe(1);
  expect(await statusOf(nummer)).toBe('IN_BEHANDELING');
  expect(await insurer.jobs.run('startProcessing')).toBe(0);
  expect(await insurer.jobs.run('assess')).toBe(1);
  expect(await statusOf(nummer)).toBe('AFGEHANDELD');
});

it('runs all queued jobs and those they queue, including claims whose job was lost', async () => {
  await insurer.jobs.hold();
  const [first, second] = [await submitDeclaratie('62.00'), await submitDeclaratie('63.00')];
  await insurer.sql(`DELETE FROM jobs.job WHERE singleton_key = '${first}'`);

  await insurer.jobs.runAll();

  expect([await statusOf(first), await statusOf(second)]).toEqual(['AFGEHANDELD', 'AFGEHANDELD']);
});

it('runs a job for one record only, and only once', async () => {
  await insurer.jobs.hold();
  const [mine, other] = [await submitDeclaratie('66.00'), await submitDeclaratie('67.00')];

  await insurer.jobs.runOne('startProcessing', mine);
  await insurer.jobs.runOne('assess', mine);

  expect([await statusOf(mine), await statusOf(other)]).toEqual(['AFGEHANDELD', 'INGEDIEND']);
  const paid = `SELECT count(*)::int AS n FROM insurer.uitbetaling WHERE nummer = '${mine}'`;
  const before = await insurer.sql(paid);
  // The queued jobs find their work already done.
  await insurer.jobs.runAll();
  expect(await insurer.sql(paid)).toEqual(before);
  await expect(insurer.jobs.runOne('assess', await submitDeclaratie('68.00'))).rejects.toThrow(
    'not taken up yet',
  );
});

it("logs the kind and stack of a failed job, without the claim's number or the error message", async () => {
  await insurer.jobs.hold();
  const nummer = await submitDeclaratie('69.00');
  logged.length = 0;
  await expect(insurer.jobs.runOne('assess', nummer)).rejects.toThrow('not taken up yet');

  expect(logged.join('')).toContain('a job failed and is tried again');
  expect(logged.join('')).not.toContain(nummer);
  expect(logged.join('')).not.toContain('not taken up yet');
});

it('leaves a failed job in state retry, without throwing', async () => {
  await insurer.jobs.hold();
  const nummer = await submitDeclaratie('64.00');
  await insurer.sql(`UPDATE jobs.job SET name = 'assess' WHERE singleton_key = '${nummer}'`);

  expect(await insurer.jobs.run('assess')).toBe(0);

  const state = `SELECT state FROM jobs.job WHERE singleton_key = '${nummer}'`;
  expect(await insurer.sql(state)).toEqual([{ state: 'retry' }]);
});

it('resumes all jobs after release, on one pool', async () => {
  await insurer.jobs.hold();
  const nummer = await submitDeclaratie('65.00');
  await insurer.jobs.release();

  await waitFor('the claim to be judged', async () => (await statusOf(nummer)) === 'AFGEHANDELD');
  expect((await connections())[0]?.n).toBeLessThanOrEqual(10);
});
