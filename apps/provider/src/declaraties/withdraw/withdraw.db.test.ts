import type { DeclaratieResponse, DeclaratiesResponse } from '@mijn/contract/declaraties';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '../../db/database.ts';
import {
  declaratiesOf,
  numberOf,
  startTestProvider,
  type TestProvider,
} from '../../testing/trialProvider.testing.ts';
import { protectionModes, startWithoutProtection } from '../../testing/withoutAccess.testing.ts';
import { toFormData, parseResponse, sendRequest, fieldsFor } from '../submit/submit.testing.ts';
import { markInTreatment } from '../jobs/step.queries.ts';
import { inJob } from '../../jobs/jobTransaction.ts';

const pace = { startProcessingAfterMs: 600_000, assessAfterMs: 600_000 };
let insurer: TestProvider;

async function submitDeclaratie(as: string, before: string): Promise<string> {
  const { nummer } = parseResponse(await sendRequest(insurer, as, toFormData(fieldsFor(before))));
  if (nummer === undefined) throw new Error('no number');
  return nummer;
}
const withdraw = (as: string, number: string) =>
  insurer.request(`/uitbreidingen/declaraties/${number}/intrekken`, as, { method: 'POST' });
const open = (as: string, number: string) => insurer.request(`/declaraties/${number}`, as);
const mayWithdraw = async (as: string, number: string) =>
  (await insurer.read<DeclaratieResponse>(`/declaraties/${number}`, as)).declaraties[0]
    ?.magIntrekken;
async function stateIn(number: string): Promise<{ status: string; withdrawn: boolean }> {
  const [row] = await insurer.sql<{ status: string; withdrawn: boolean }>(
    `SELECT status, teruggetrokken_op IS NOT NULL AS withdrawn
     FROM insurer.declaratie WHERE nummer = '${number}'`,
  );
  if (!row) throw new Error('no claim');
  return row;
}

describe.each(protectionModes)('withdrawing a claim, %s', (mode) => {
  beforeAll(async () => {
    insurer = await startWithoutProtection(mode, { pace });
  });
  afterAll(() => insurer.stop());

  it('is 404 for others who see the claim', async () => {
    const ofSanne = await submitDeclaratie('sanne', 'Bram');
    const ofDaan = await submitDeclaratie('daan', 'Daan');
    expect(await mayWithdraw('bram', ofSanne)).toBe(false);
    expect((await withdraw('bram', ofSanne)).status).toBe(404);
    expect((await withdraw('sanne', ofDaan)).status).toBe(404);
    for (const number of [ofSanne, ofDaan]) expect((await stateIn(number)).withdrawn).toBe(false);
  });
});

describe('withdrawing a claim', () => {
  beforeAll(async () => {
    insurer = await startTestProvider({ pace });
  });
  afterAll(() => insurer.stop());

  it('removes it from list and page, keeps it in the log, and is idempotent', async () => {
    const number = await submitDeclaratie('sanne', 'Lotte');
    expect(await mayWithdraw('sanne', number)).toBe(true);
    const response = await withdraw('sanne', number);
    expect([response.status, response.text]).toEqual([200, '{"status":200}']);
    expect((await open('sanne', number)).status).toBe(404);
    const { declaraties } = await insurer.read<DeclaratiesResponse>('/declaraties', 'sanne');
    expect(declaraties.map((row) => row.nummer)).not.toContain(number);
    expect(await withdraw('sanne', number)).toEqual(response);
    const logged = await insurer.sql(
      `SELECT kijker, betreft, operatie FROM insurer.inzage
       WHERE onderwerp = '${number}' ORDER BY inzage_id`,
    );
    const line = { kijker: numberOf('Sanne'), betreft: numberOf('Lotte') };
    expect(logged).toEqual([
      { ...line, operatie: 'indienen' },
      { ...line, operatie: 'getDeclaratie' },
      { ...line, operatie: 'trekDeclaratieIn' },
    ]);
  });

  it('answers 409 once the claim is taken up', async () => {
    const busy = declaratiesOf('Sanne').find(({ status }) => status !== 'INGEDIEND');
    const response = await withdraw('sanne', busy?.nummer ?? '');
    expect([response.status, response.text]).toEqual([409, '{"status":409}']);
    expect(await mayWithdraw('sanne', busy?.nummer ?? '')).toBe(false);
  });

  it('races with the job that takes the claim up: exactly one succeeds', async () => {
    const numbers: string[] = [];
    // Sequential, because twelve concurrent claims of one person may get 409.
    while (numbers.length < 12) numbers.push(await submitDeclaratie('tom', 'Tom'));
    const pool = openPool(insurer.logins, 'jobs', () => undefined, 4);
    const now = Temporal.Now.instant();
    const outcomes = await Promise.all(
      numbers.map((number, i) => {
        const job = () => inJob(pool, (tx) => markInTreatment(tx, number, now));
        const person = () => withdraw('tom', number);
        if (i % 2 === 0) return Promise.all([person(), job()]);
        return Promise.all([job(), person()]).then(([takenUp, response]) => {
          return [response, takenUp] as const;
        });
      }),
    );
    await pool.end();
    for (const [i, [response, takenUp]] of outcomes.entries()) {
      expect(response.status).toBe(takenUp ? 409 : 200);
      expect(await stateIn(numbers[i] ?? '')).toEqual({
        status: takenUp ? 'IN_BEHANDELING' : 'INGEDIEND',
        withdrawn: !takenUp,
      });
    }
  });
});
