import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../testing/browser.testing.ts';
import {
  createLoggedInBrowser,
  startTestGateway,
  type TestSetup,
} from '../testing/testSetup.testing.ts';
import type { Limits } from './limits.ts';
import { networkOf } from './rateLimit.ts';

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

/** Behind a proxy that says which address a visitor has. */
const startBehindProxy = (only: Partial<Limits>) =>
  startTestGateway({ ...shared, trustProxy: 'loopback', limits: only });

const statusFrom = async (browser: Browser, address: string, path: string) =>
  (await browser.request(path, { headers: { 'x-forwarded-for': address } })).status;

describe('addresses and persons', () => {
  it('counts all addresses of an IPv6 /64 as one', async () => {
    const setup = await startBehindProxy({ pages: 2 });
    const browser = setup.browser();
    const ask = (address: string) => statusFrom(browser, address, '/inloggen');
    expect(await ask('2001:db8:1:2::1')).toBe(200);
    expect(await ask('2001:db8:1:2:ffff::2')).toBe(200);
    expect(await ask('2001:db8:1:2:3:4:5:6')).toBe(429);
    expect(await ask('2001:db8:1:3::1')).toBe(200);
    await setup.stop();
  });

  it('counts the pages rendered for a person over all addresses, sessions and copies', async () => {
    const first = await startBehindProxy({ ownPages: 2 });
    const copy = await startTestGateway({
      ...shared,
      trustProxy: 'loopback',
      limits: { ownPages: 2 },
      databaseUrl: first.databaseUrl,
    });
    const bsn = '999990056';
    const [phone, computer] = [
      await createLoggedInBrowser(first, { bsn }),
      await createLoggedInBrowser(copy, { bsn }),
    ];
    const neighbour = await createLoggedInBrowser(first);
    expect(await statusFrom(phone, '192.0.2.1', '/overzicht')).toBe(200);
    expect(await statusFrom(computer, '192.0.2.2', '/overzicht')).toBe(200);
    expect(await statusFrom(phone, '192.0.2.3', '/overzicht')).toBe(429);
    expect(await statusFrom(computer, '192.0.2.4', '/facturen')).toBe(429);
    expect(await statusFrom(neighbour, '192.0.2.3', '/overzicht')).toBe(200);
    for (const setup of [copy, first]) await setup.stop();
  });
});

describe('networkOf', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:0:0:1:2:3:4', '2001:db8::/64'],
    ['2001:db8::9', '2001:db8::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['somewhere', 'somewhere'],
  ])('returns the subject of %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});
