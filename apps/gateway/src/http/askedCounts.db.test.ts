import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestSetup } from '../testing/testSetup.testing.ts';

// One moment, so that no test runs over the end of a minute.
let moment = new Date('2026-11-22T09:30:10Z');
const shared = { now: () => moment, bsnKey: randomBytes(32).toString('base64') };
const max = 6;
const limits = { login: max };

let one: TestSetup;
let other: TestSetup;
beforeAll(async () => {
  one = await startTestGateway({ ...shared, limits });
  other = await startTestGateway({ ...shared, limits, databaseUrl: one.databaseUrl });
});
afterAll(async () => {
  await other.stop();
  await one.stop();
});

const statuses = async (setup: TestSetup, times: number): Promise<number[]> => {
  const browser = setup.browser();
  const found: number[] = [];
  for (let i = 0; i < times; i += 1) found.push((await browser.request('/digid')).status);
  return found;
};
const told = async (): Promise<number> => {
  const [row] = await one.sql(
    'SELECT coalesce(sum(times), 0)::int AS times FROM gateway.asked_count',
  );
  return Number(row?.['times']);
};

describe('who asks too often', () => {
  it('is counted over both copies of the gateway, and let in by neither', async () => {
    expect(await statuses(one, max - 1)).not.toContain(429);
    await expect.poll(told).toBe(max - 1);
    // A copy hears of the others with what it tells itself.
    expect(await statuses(other, 1)).not.toContain(429);
    await expect.poll(told).toBe(max);
    const refused = await other.browser().request('/digid');
    expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, 50]);
    await expect.poll(told).toBe(max + 1);
    expect(await statuses(one, 1)).not.toContain(429);
    await expect.poll(told).toBe(max + 2);
    expect(await statuses(one, 2)).toEqual([429, 429]);
  });

  it('begins anew in the next minute', async () => {
    moment = new Date(moment.getTime() + 60_000);
    expect(await statuses(other, 1)).not.toContain(429);
  });

  it('leaves no address in the database, and nothing of minutes that have passed', async () => {
    const rows = await one.sql('SELECT octet_length(key_hash) AS bytes FROM gateway.asked_count');
    expect(rows).not.toHaveLength(0);
    expect(rows.every(({ bytes }) => bytes === 32)).toBe(true);
  });
});
