import { Agent, get, type OutgoingHttpHeaders } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { post, sealOf } from '../testing/posting.testing.ts';
import { loggedIn, startTestGateway, type TestSetup } from '../testing/testSetup.testing.ts';
import { Crowd } from './shedding.ts';

const operation = '{ relatie { roepnaam } }';

/** A crowd, and so many people who each took so long. */
function visits(crowd: Crowd, rounds: number, ms: number): void {
  let time = 0;
  const now = (): number => time;
  for (let round = 0; round < rounds; round += 1) {
    const inside = Array.from({ length: crowd.limit }, () => crowd.enter(now));
    time += ms;
    for (const leave of inside) leave?.();
  }
}

describe('more requests at once than can be answered in time', () => {
  let testSetup: TestSetup;
  beforeAll(async () => {
    testSetup = await startTestGateway({ limits: { atOnce: 10 } });
  });
  afterAll(() => testSetup.stop());

  it('are turned away at once, and the others are answered; it passes by itself', async () => {
    const browser = await loggedIn(testSetup);
    const door = Promise.withResolvers<void>();
    testSetup.provider.answer('/relatie', async () => {
      await door.promise;
      return { status: { status: 503 } };
    });
    const turnedAway: number[] = [];
    const asked = Array.from({ length: 100 }, () =>
      browser.graphql(operation).then((answer) => {
        if (answer.status === 503) turnedAway.push(Number(answer.headers['retry-after']));
        return answer.status;
      }),
    );
    await expect.poll(() => turnedAway).toEqual(Array.from({ length: 90 }, () => 5));
    // Nobody was let in yet, and what is light is answered.
    const page = await browser.request('/overzicht');
    expect([page.status, page.headers['retry-after']]).toEqual([503, '5']);
    expect(page.text).toContain('Het is erg druk');
    for (const light of ['/health/live', '/assets/app-a1b2.js', '/onderhoud.json']) {
      expect((await browser.request(light)).status, light).toBe(200);
    }

    door.resolve();
    expect((await Promise.all(asked)).filter((status) => status === 200)).toHaveLength(10);
    testSetup.provider.recover();
    expect((await browser.graphql(operation)).status).toBe(200);
    const leaving = await browser.call('/api/v1/gatewaySignOut', { method: 'GET' });
    expect(leaving.status).toBe(200);
  });
});

describe('where nobody more can be let in', () => {
  it.each(['signOut', 'signOutEverywhere'])(
    'who signs out by a form is signed out: %s',
    async (form) => {
      const testSetup = await startTestGateway({ limits: { atOnce: 1 } });
      const [leaving, waiting] = [await loggedIn(testSetup), await loggedIn(testSetup)];
      const fields = { ...(await sealOf(leaving)), form };
      const door = Promise.withResolvers<void>();
      testSetup.provider.answer('/relatie', async () => {
        await door.promise;
        return { status: { status: 503 } };
      });
      const held = waiting.graphql(operation);
      const nobody = testSetup.browser();
      await expect.poll(async () => (await nobody.request('/overzicht')).status).toBe(503);
      const other = await post(leaving, '/uitloggen', { ...fields, form: 'pay' });
      expect(other.status, 'only that is light').toBe(503);

      const response = await post(leaving, '/uitloggen', fields);
      expect([response.status, response.location]).toEqual([303, '/uitloggen']);
      expect(leaving.cookies.has(`mijn-${testSetup.port}`)).toBe(false);
      expect(await testSetup.sql('SELECT 1 FROM gateway.sessie')).toHaveLength(
        form === 'signOut' ? 1 : 0,
      );
      door.resolve();
      await held;
      await testSetup.stop();
    },
  );
});

describe('who is turned away and asks again at once', () => {
  let testSetup: TestSetup;
  beforeAll(async () => {
    testSetup = await startTestGateway({ limits: { atOnce: 0 }, trustProxy: 'loopback' });
  });
  afterAll(() => testSetup.stop());
  afterEach(() => vi.restoreAllMocks());

  /** Somebody with one connection, who asks a page. */
  function caller() {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = (who: OutgoingHttpHeaders = { cookie: 'a=1' }) =>
      new Promise<number>((resolve, reject) => {
        const sent = get(`${testSetup.addresses.ZZ}/overzicht`, { agent, headers: who });
        sent.once('error', reject).once('response', (response) => {
          response.resume().once('end', () => resolve(response.statusCode ?? 0));
        });
      });
    return { ask, leave: () => agent.destroy() };
  }

  it('hears so a while later, after all who ask for the first time', async () => {
    const impatient = caller();
    const others = Array.from({ length: 20 }, caller);
    expect(await impatient.ask()).toBe(503);
    const order: string[] = [];
    const again = impatient.ask().then((status) => order.push(`again ${status}`));
    const first = others.map(({ ask }) => ask().then((status) => order.push(`first ${status}`)));
    await Promise.all([again, ...first]);
    expect(order).toEqual([...others.map(() => 'first 503'), 'again 503']);
    for (const { leave } of [impatient, ...others]) leave();
  });

  it('holds up nobody else whom a proxy sends over the same connection', async () => {
    const [proxy, impatient] = [caller(), caller()];
    const first = { cookie: 'a=1', 'x-forwarded-for': '192.0.2.1' };
    // Who is held up over the proxy's connection is so for longer than the impatient one.
    const chance = vi.spyOn(Math, 'random').mockReturnValue(0);
    expect(await impatient.ask()).toBe(503);
    chance.mockReturnValue(1);
    expect(await proxy.ask(first)).toBe(503);
    const order: string[] = [];
    const again = impatient.ask().then(() => order.push('again'));
    const others = {
      'another address': { ...first, 'x-forwarded-for': '192.0.2.2' },
      'another session': { ...first, cookie: 'b=1' },
      'no cookies': {},
      'no cookies either': {},
    };
    for (const [who, headers] of Object.entries(others))
      order.push(`${who} ${await proxy.ask(headers)}`);
    await again;
    expect(order).toEqual([...Object.keys(others).map((who) => `${who} 503`), 'again']);
    for (const { leave } of [proxy, impatient]) leave();
  });
});

describe('how many are let in', () => {
  it('is less while answers take too long, and never nobody', () => {
    const crowd = new Crowd(96);
    visits(crowd, 3, 1_000);
    expect(crowd.limit).toBeLessThan(60);
    visits(crowd, 500, 1_000);
    expect(crowd.limit).toBe(16);
  });

  it('is more while a full house is answered quickly, up to a bound', () => {
    const crowd = new Crowd(20);
    visits(crowd, 100, 20);
    expect(crowd.limit).toBe(200);
  });

  it('says nothing of what only waits for somebody else', () => {
    const crowd = new Crowd(96);
    visits(crowd, 10, 5_000);
    expect(crowd.limit).toBe(96);
  });
});

describe('what one address asks too often', () => {
  it.each(['/onderhoud.json', '/.well-known/security.txt', '/assets/app-a1b2.js'])(
    'is limited for %s too',
    async (path) => {
      const testSetup = await startTestGateway({ limits: { files: 3 } });
      const statuses = [];
      for (let n = 0; n < 4; n += 1) {
        statuses.push((await testSetup.browser().request(path)).status);
      }
      expect(statuses).toEqual([200, 200, 200, 429]);
      await testSetup.stop();
    },
  );

  it('is refused before its session is looked up', async () => {
    const testSetup = await startTestGateway({ limits: { calls: 2 } });
    const statuses = [];
    for (let n = 0; n < 3; n += 1) {
      statuses.push((await testSetup.browser().graphql(operation)).status);
    }
    expect(statuses).toEqual([401, 401, 429]);
    await testSetup.stop();
  });
});
