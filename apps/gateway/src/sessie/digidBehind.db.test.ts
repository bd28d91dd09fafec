import {
  type FaultyProxy,
  startFaultyProxy,
  type NetworkState,
} from '@mijn/dev-env/test/faultyProxy.testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../testing/browser.testing.ts';
import { startStubDigid } from '../testing/stubDigid.testing.ts';
import { startTestGateway, type TestSetup } from '../testing/testSetup.testing.ts';

// The DigiD broker behind a faulty network (docs/quality.md, faults behind are survived); for other
// services see dev-env/src/whole/servicesBehind.proof.test.ts.
const longestMs = 15_000;
const failed = '/inloggen-mislukt?reden=anders';

async function inTime<T>(answer: Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await answer;
  expect(performance.now() - begun).toBeLessThan(longestMs);
  return result;
}

const comeBack = (browser: Browser, { pathname, search }: URL) =>
  browser.request(pathname + search);

describe('the DigiD broker', () => {
  let digid: Awaited<ReturnType<typeof startStubDigid>>;
  let network: FaultyProxy;
  let testSetup: TestSetup;
  beforeAll(async () => {
    digid = await startStubDigid();
    network = await startFaultyProxy(digid.config.issuer);
    testSetup = await startTestGateway({ digid: digid.reachedAt(network.url) });
  });
  afterAll(async () => {
    await testSetup.stop();
    await network.close();
    await digid.stop();
  });
  afterEach(() => network.set('open'));

  async function atDigid(browser: Browser): Promise<URL> {
    const { location } = await browser.request('/digid');
    return digid.respondTo(new URL(location));
  }
  const sessies = async () => (await testSetup.sql('SELECT FROM gateway.sessie')).length;

  it.each<NetworkState>(['cut', 'silent'])(
    '%s, at the first login and on return: fails in time without a session, and recovers',
    async (way) => {
      const fresh = await startTestGateway({ digid: digid.reachedAt(network.url) });
      const [browser, before] = [testSetup.browser(), await sessies()];
      const back = await atDigid(browser);
      network.set(way);
      // In parallel, because each waits for the timeout.
      const [returned, begun] = await inTime(
        Promise.all([comeBack(browser, back), fresh.browser().request('/digid')]),
      );
      expect([returned.status, returned.location]).toEqual([303, failed]);
      expect([begun.status, begun.location]).toEqual([303, failed]);
      expect((await inTime(browser.request(failed))).status).toBe(200);
      expect(await sessies()).toBe(before);

      network.set('open');
      for (const again of [testSetup.browser(), fresh.browser()]) {
        expect((await comeBack(again, await atDigid(again))).location).toBe('/overzicht');
      }
      await fresh.stop();
    },
    60_000,
  );

  it('slow: gets enough time', async () => {
    network.set('slow');
    const browser = testSetup.browser();
    const end = await inTime(comeBack(browser, await inTime(atDigid(browser))));
    expect(end.location).toBe('/overzicht');
  }, 30_000);

  it('keeps logged-in people working while it is away', async () => {
    const browser = testSetup.browser();
    await comeBack(browser, await atDigid(browser));
    network.set('cut');
    expect((await browser.request('/overzicht')).status).toBe(200);
  });
});
