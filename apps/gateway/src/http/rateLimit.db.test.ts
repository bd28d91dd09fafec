import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestSetup } from '../testing/testSetup.testing.ts';

const shared = { bsnKey: randomBytes(32).toString('base64') };
const max = 6;
const limits = { login: max, pages: 2 };

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

const statuses = async (setup: TestSetup, times: number, path = '/digid'): Promise<number[]> => {
  const browser = setup.browser();
  const found: number[] = [];
  for (let i = 0; i < times; i += 1) found.push((await browser.request(path)).status);
  return found;
};

describe('an address beyond its rate limit', () => {
  it('is counted over both copies of the gateway, and refused by both', async () => {
    expect(await statuses(one, max - 1)).not.toContain(429);
    expect(await statuses(other, 1)).not.toContain(429);
    const refused = await other.browser().request('/digid');
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(await statuses(one, 1)).toEqual([429]);
  });

  it('is counted by each copy separately for reads', async () => {
    expect(await statuses(one, 3, '/inloggen')).toEqual([200, 200, 429]);
    expect(await statuses(other, 2, '/inloggen')).toEqual([200, 200]);
  });

  it('is not stored in plain text', async () => {
    const rows = await one.sql('SELECT key FROM gateway.rate_limit');
    expect(rows).not.toHaveLength(0);
    for (const { key } of rows) expect(key).toMatch(/^login:[\w-]{43}$/);
  });

  it('is counted by each copy while the database is away', async () => {
    await one.sql('ALTER TABLE gateway.rate_limit RENAME TO away');
    const third = await startTestGateway({
      bsnKey: randomBytes(32).toString('base64'),
      limits: { login: 2 },
      databaseUrl: one.databaseUrl,
    });
    expect(await statuses(third, 3)).toEqual([303, 303, 429]);
    await third.stop();
    await one.sql('ALTER TABLE gateway.away RENAME TO rate_limit');
  });
});
