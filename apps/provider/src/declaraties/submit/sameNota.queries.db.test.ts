import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceDays } from '../../clock/advanceDays.testing.ts';
import { openPool } from '../../db/database.ts';
import { inJob } from '../../jobs/jobTransaction.ts';
import { sampleDay, type TestProvider } from '../../testing/trialProvider.testing.ts';
import { startWithoutProtection } from '../../testing/withoutAccess.testing.ts';
import { takeBackLine } from '../jobs/takeBack.ts';
import {
  codes,
  fieldsFor,
  type FieldValues,
  parseResponse,
  sendRequest,
  toFormData,
} from './submit.testing.ts';

const pace = { startProcessingAfterMs: 600_000, assessAfterMs: 600_000 };
let insurer: TestProvider;
beforeAll(async () => {
  insurer = await startWithoutProtection('as it is', { pace, jobsHeld: true });
});
afterAll(() => insurer.stop());

const send = (fields: FieldValues) => sendRequest(insurer, 'sanne', toFormData(fields));

/** Sends in a bill, confirming that it may be a duplicate; returns its number. */
async function sendIn(fields: FieldValues): Promise<string> {
  const { nummer } = parseResponse(await send({ ...fields, bevestigd: ['dubbeleNota'] }));
  if (nummer === undefined) throw new Error('the claim was not taken');
  return nummer;
}

// Fully covered for a child, so that a double payment shows.
const dentist = () => fieldsFor('Lotte', { zorgsoort: 'Tandarts' });

const withdraw = (nummer: string) =>
  insurer.request(`/uitbreidingen/declaraties/${nummer}/intrekken`, 'sanne', { method: 'POST' });

async function takeBack(nummer: string): Promise<void> {
  await insurer.sql(
    `UPDATE insurer.declaratie SET soort_indiener = 'Zorgverlener' WHERE nummer = '${nummer}'`,
  );
  await insurer.jobs.runAll();
  const pool = openPool(insurer.logins, 'jobs', () => undefined, 1);
  const now = Temporal.Instant.from(`${sampleDay.toString()}T12:00:00Z`);
  expect(await inJob(pool, (tx) => takeBackLine(tx, { nummer, volgnummer: 1 }, now))).toBe('done');
  await pool.end();
}

/** Has everything judged, including claims with staff. */
async function judgeAll(): Promise<void> {
  await insurer.jobs.runAll();
  await advanceDays(insurer, 3);
  await insurer.jobs.runAll();
  await insurer.jobs.runAll();
  await advanceDays(insurer, -3);
}

const payouts = async (numbers: readonly string[]) => {
  const of = numbers.map((nummer) => `'${nummer}'`).join(', ');
  return insurer.sql(`SELECT bedrag FROM insurer.uitbetaling WHERE nummer IN (${of})`);
};

describe('a bill that is sent in more than once', () => {
  it('is paid once when it was sent three times and the first one was withdrawn', async () => {
    const fields = dentist();
    const [first, second, third] = [
      await sendIn(fields),
      await sendIn(fields),
      await sendIn(fields),
    ];
    expect((await withdraw(first)).status).toBe(200);
    await judgeAll();
    expect(await payouts([first, second, third])).toEqual([{ bedrag: 4_500 }]);
  });

  it('is no duplicate of a bill taken back by the care provider', async () => {
    const fields = dentist();
    const first = await sendIn(fields);
    await takeBack(first);
    const response = await send(fields);
    expect(codes(response)).toEqual([]);
    const { nummer = '' } = parseResponse(response);
    await judgeAll();
    expect(await payouts([nummer])).toEqual([{ bedrag: 4_500 }]);
  });

  it('is no duplicate of a claim refused as a duplicate', async () => {
    const fields = dentist();
    const first = await sendIn(fields);
    await sendIn(fields);
    await judgeAll();
    await takeBack(first);
    expect(codes(await send(fields))).toEqual([]);
  });

  it('is judged again without a warning when the care of the first one was not covered', async () => {
    const fields = dentist();
    const wrong = await sendIn({ ...fields, zorgsoort: 'Bril en lenzen' });
    await judgeAll();
    expect(await payouts([wrong])).toEqual([]);
    const response = await send(fields);
    expect(codes(response)).toEqual([]);
    const { nummer = '' } = parseResponse(response);
    await judgeAll();
    expect(await payouts([nummer])).toEqual([{ bedrag: 4_500 }]);
  });

  it('is judged when the first one was refused in the meantime', async () => {
    const fields = dentist();
    await sendIn({ ...fields, zorgsoort: 'Bril en lenzen' });
    expect(codes(await send(fields))).toEqual(['dubbeleNota']);
    const again = await sendIn(fields);
    await judgeAll();
    expect(await payouts([again])).toEqual([{ bedrag: 4_500 }]);
  });

  it('is a duplicate when the first one was all own risk', async () => {
    const fields = fieldsFor('Sanne');
    await sendIn(fields);
    await judgeAll();
    expect(codes(await send(fields))).toEqual(['dubbeleNota']);
  });

  it('causes a warning and is then paid when it has no number, such as two taxi rides on one day', async () => {
    const receipt = { ...dentist(), notaNummer: '' };
    const there = await sendIn(receipt);
    await judgeAll();
    expect(codes(await send(receipt))).toEqual(['dubbeleNota']);
    const back = await sendIn(receipt);
    expect(await payouts([back])).toEqual([]);
    await judgeAll();
    expect(await payouts([there, back])).toEqual([{ bedrag: 4_500 }, { bedrag: 4_500 }]);
  });
});
