import { httpConnection } from '@mijn/gateway/provider/connection';
import type { Browser } from '@mijn/gateway/testing/browser.testing';
import {
  createLoggedInBrowser,
  startTestGateway,
  type TestSetup,
} from '@mijn/gateway/testing/testSetup.testing';
import { createSeededDatabase } from '@mijn/provider/testing/seededDatabase.testing';
import {
  gatewayKey,
  sampleData,
  startTestProvider,
  type TestProvider,
} from '@mijn/provider/testing/trialProvider.testing';
import { bsnOf } from '@mijn/testdata/toRelatie';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { builtClient } from '../startWorld.ts';
import { type FaultyProxy, startFaultyProxy } from '../test/faultyProxy.testing.ts';
import { type TestDatabase, testLogins } from '../testDatabase.ts';
import { waitFor } from '../waitFor.ts';

// Gateway, insurer and the built client, with PostgreSQL behind a faulty network (docs/quality.md, faults
// behind are survived).
let database: TestDatabase;
let network: FaultyProxy;
let insurer: TestProvider;
let gateway: TestSetup;

beforeAll(async () => {
  database = await createSeededDatabase(sampleData);
  network = await startFaultyProxy(database.url);
  insurer = await startTestProvider({ logins: testLogins(network.url) });
  gateway = await startTestGateway({
    databaseUrl: network.url,
    provider: httpConnection(insurer.url),
    callerKey: await crypto.subtle.exportKey('jwk', gatewayKey),
    clientFolder: builtClient,
  });
}, 120_000);
afterAll(async () => {
  await gateway.stop();
  await insurer.stop();
  await network.close();
  await database.drop();
});
afterEach(() => network.set('open'));

const operation = '{ relatie { roepnaam } }';
const signOut = { method: 'GET' } as const;

/** Headers of a form on our own page, posted without JavaScript. */
const formFrom = ({ address }: Browser) => ({
  origin: address,
  'content-type': 'application/x-www-form-urlencoded',
});

/** Adds the duration of a response in milliseconds. */
async function timed<T>(answer: Promise<T>): Promise<T & { ms: number }> {
  const begun = performance.now();
  return { ...(await answer), ms: performance.now() - begun };
}

function meetAll(one: Browser, other: Browser, third: Browser) {
  return Promise.all([
    timed(one.request('/overzicht')),
    timed(one.graphql(operation)),
    timed(other.call('/api/v1/gatewaySignOut', signOut)),
    timed(third.request('/uitloggen', { method: 'POST', headers: formFrom(third), body: 'x=1' })),
  ]);
}

describe.each(['cut', 'silent'] as const)('PostgreSQL, its connections %s', (way) => {
  it('responds within 15 seconds with an explanation, and recovers', async () => {
    const one = await createLoggedInBrowser(gateway, { bsn: bsnOf('sanne') });
    const [other, third] = [
      await createLoggedInBrowser(gateway),
      await createLoggedInBrowser(gateway),
    ];
    expect((await one.request('/overzicht')).text).toContain('Sanne');
    network.set(way);

    const [page, call, end, form] = await meetAll(one, other, third);
    const ready = await timed(one.request('/health/ready'));

    expect([page.status, page.location]).toEqual([503, '']);
    expect(page.text).toContain('<h1');
    expect(page.text).toContain('onderhoud');
    expect([call.status, call.headers['retry-after']]).toEqual([503, '5']);
    expect(end.cookies.join()).toMatch(/^mijn-\d+=;/);
    expect([other.cookies.size, third.cookies.size, form.status]).toEqual([0, 0, 503]);
    expect([ready.status, (await one.request('/health/live')).status]).toEqual([503, 200]);
    expect(ready.ms).toBeLessThan(3_000);
    for (const { ms } of [page, call, end, form]) expect(ms).toBeLessThan(15_000);

    network.set('open');
    const isBack = async () => (await one.request('/overzicht')).status === 200;
    await waitFor('the overview to be back', isBack, 15_000);
    await waitFor('to be ready', async () => (await one.request('/health/ready')).status === 200);
  }, 60_000);
});

it('responds in time when PostgreSQL goes silent during a write', async () => {
  network.set('silent');
  const asked = [
    insurer.request('/declaraties', 'sanne'),
    insurer.request('/uitbreidingen/declaraties/concept', 'sanne', { method: 'DELETE' }),
  ];
  const answers = await Promise.all(asked.map(timed));

  expect(answers.map(({ status }) => status)).toEqual([503, 503]);
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(12_000);
}, 60_000);

it('waits for a slow PostgreSQL', async () => {
  const browser = await createLoggedInBrowser(gateway, { bsn: bsnOf('sanne') });
  expect((await browser.request('/overzicht')).status).toBe(200);
  network.set('slow');

  const page = await timed(browser.request('/overzicht'));

  expect(page.text).toContain('Sanne');
  expect(page.ms).toBeLessThan(15_000);
}, 60_000);
