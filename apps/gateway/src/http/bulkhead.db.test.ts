import { afterAll, beforeAll, describe, expect, it, afterEach } from 'vitest';
import { post, readFormTokens } from '../testing/posting.testing.ts';
import {
  createLoggedInBrowser,
  startTestGateway,
  type TestSetup,
} from '../testing/testSetup.testing.ts';
import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const operation = '{ relatie { roepnaam } }';

describe('more concurrent requests than places', () => {
  let testSetup: TestSetup;
  beforeAll(async () => {
    testSetup = await startTestGateway({
      limits: { atOnce: { page: 10, call: 10, form: 10 } },
      trustProxy: 'loopback',
    });
  });
  afterAll(() => testSetup.stop());

  it('are refused at once, while the others are answered; later ones are accepted again', async () => {
    const browser = await createLoggedInBrowser(testSetup);
    const gate = Promise.withResolvers<void>();
    testSetup.provider.answer('/relatie', async () => {
      await gate.promise;
      return { status: { status: 503 } };
    });
    const turnedAway: number[] = [];
    const asked = Array.from({ length: 100 }, (_, i) =>
      browser
        .graphql(operation, undefined, { 'x-forwarded-for': `192.0.2.${i}` })
        .then((answer) => {
          if (answer.status === 503) turnedAway.push(Number(answer.headers['retry-after']));
          return answer.status;
        }),
    );
    await expect.poll(() => turnedAway).toEqual(Array.from({ length: 90 }, () => 5));
    // Nobody has a place yet; other classes and light requests are answered.
    for (const light of ['/inloggen', '/health/live', '/assets/app-a1b2.js', '/onderhoud.json']) {
      expect((await testSetup.browser().request(light)).status, light).toBe(200);
    }

    gate.resolve();
    expect((await Promise.all(asked)).filter((status) => status === 200)).toHaveLength(10);
    testSetup.provider.recover();
    expect((await browser.graphql(operation)).status).toBe(200);
    const leaving = await browser.call('/api/v1/gatewaySignOut', { method: 'GET' });
    expect(leaving.status).toBe(200);
  });
});

describe('without free places for forms', () => {
  it.each(['signOut', 'signOutEverywhere'])('signs out by a form: %s', async (form) => {
    const testSetup = await startTestGateway({ limits: { atOnce: { page: 9, call: 9, form: 0 } } });
    const leaving = await createLoggedInBrowser(testSetup);
    await createLoggedInBrowser(testSetup);
    const fields = { ...(await readFormTokens(leaving)), form };
    const other = await post(leaving, '/uitloggen', { ...fields, form: 'pay' });
    expect([other.status, other.headers['retry-after']], 'only that is light').toEqual([503, '5']);
    expect(other.text).toContain('Het is erg druk');

    const response = await post(leaving, '/uitloggen', fields);
    expect([response.status, response.location]).toEqual([303, '/uitloggen']);
    expect(leaving.cookies.has(`mijn-${testSetup.port}`)).toBe(false);
    expect(await testSetup.sql('SELECT 1 FROM gateway.sessie')).toHaveLength(
      form === 'signOut' ? 1 : 0,
    );
    await testSetup.stop();
  });
});

describe('a flood from a single address', () => {
  it('waits for its own requests, and leaves room for others', async () => {
    const testSetup = await startTestGateway({
      limits: { atOnce: { page: 12, call: 12, form: 12 } },
      trustProxy: 'loopback',
    });
    const [one, other] = [
      await createLoggedInBrowser(testSetup),
      await createLoggedInBrowser(testSetup),
    ];
    const gate = Promise.withResolvers<void>();
    let begun = 0;
    testSetup.provider.answer('/relatie', async () => {
      begun += 1;
      await gate.promise;
      return { status: { status: 503 } };
    });
    const headers = { 'x-forwarded-for': '192.0.2.1' };
    const statuses: number[] = [];
    const flood = Array.from({ length: 60 }, async () => {
      statuses.push((await one.graphql(operation, undefined, headers)).status);
    });
    await expect.poll(() => statuses).toEqual(Array.from({ length: 12 }, () => 503));
    await expect.poll(() => begun).toBe(8);
    const others = other.graphql(operation);
    await expect.poll(() => begun).toBe(9);
    gate.resolve();
    expect((await others).status).toBe(200);
    await Promise.all(flood);
    expect(statuses.filter((status) => status === 200)).toHaveLength(48);
    await testSetup.stop();
  });
});

describe('requests above the limit of an address', () => {
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

describe('forms whose body does not arrive', () => {
  let testSetup: TestSetup;
  const lines: Socket[] = [];
  const form = `form=signOut&formKey=${randomUUID()}`;
  beforeAll(async () => {
    testSetup = await startTestGateway({ limits: { atOnce: { page: 2, call: 2, form: 2 } } });
  });
  afterAll(() => testSetup.stop());
  afterEach(() => {
    for (const line of lines.splice(0)) line.destroy();
  });

  /** Sends the headers of a form, and waits until the gateway has them; returns what the client receives. */
  async function begin(path: string, at = testSetup) {
    const { host, origin } = new URL(at.addresses.ZZ);
    const line = connect(at.port, '127.0.0.1');
    lines.push(line);
    const headers = {
      host,
      origin,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(form.length),
      expect: '100-continue',
    };
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    line.write(`POST ${path} HTTP/1.1\r\n${head.join('')}\r\n`);
    let received = '';
    line.on('data', (part) => {
      received += String(part);
    });
    await expect.poll(() => received).toMatch(/ (100|503) /);
    return { heard: () => received, finish: () => line.write(form) };
  }

  it.each(['/overzicht', '/declaraties/indienen', '/uitloggen'])(
    'take no place, and are answered once the body arrives: %s',
    async (path) => {
      const begun: Awaited<ReturnType<typeof begin>>[] = [];
      for (let n = 0; n < 8; n += 1) begun.push(await begin(path));
      const page = await testSetup.browser().request('/inloggen');
      expect(page.status).toBe(200);
      begun[0]?.finish();
      await expect.poll(() => begun[0]?.heard()).toContain(' 303 ');
    },
  );

  it('are refused at once without free places, like complete forms', async () => {
    const full = await startTestGateway({ limits: { atOnce: { page: 2, call: 2, form: 0 } } });
    const begun = await begin('/overzicht', full);
    await expect.poll(begun.heard).toContain(' 503 ');
    expect((await post(full.browser(), '/overzicht', { form: 'pay' })).status).toBe(503);
    await full.stop();
  });
});
