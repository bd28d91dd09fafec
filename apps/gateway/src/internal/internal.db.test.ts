import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openingsPerHour } from './personFile.routes.ts';
import { createBrowser } from '../testing/browser.testing.ts';
import { ask, keys, open, reden, startStaffSetup } from '../testing/staffSetup.testing.ts';
import {
  createLoggedInBrowser,
  startTestGateway,
  type TestSetup,
} from '../testing/testSetup.testing.ts';

const sanne = '999990081';
const jan = '999991401';
const query = '{ relatie { opgemaakteNaam } }';

let staff: Awaited<ReturnType<typeof startStaffSetup>>;
let testSetup: TestSetup;
let address: string;
const warnings: string[] = [];

beforeAll(async () => {
  staff = await startStaffSetup({
    metrics: { observe: () => undefined, warn: (kind) => warnings.push(kind) },
  });
  ({ testSetup, address } = staff);
});
afterAll(() => staff.stop());
afterEach(() => vi.useRealTimers());
beforeEach(() => testSetup.provider.recover());

const logInAs = (actor: string) => staff.logInAs(actor);
const staffWithFile = (actor: string) => staff.staffWithFile(actor, sanne);

describe('the staff’s listener', () => {
  it('shows nothing without a login', async () => {
    const browser = createBrowser(address);
    for (const path of ['/', '/overzicht', '/intern/dossier', '/inloggen', '/digid']) {
      expect((await browser.request(path)).location, path).toBe('/intern/inloggen');
    }
    expect((await ask(browser, keys(sanne))).status).toBe(401);
    expect((await open(browser, { bsn: sanne, zekerheidsniveau: 25, reden })).status).toBe(401);
    expect(testSetup.provider.seen).toHaveLength(0);
  });

  it('logs staff in at their own issuer, and serves the client-rendered app', async () => {
    const browser = await logInAs('medewerker-1');
    const page = await browser.request('/overzicht');
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('shell|ZZ|asked')]);
    expect(page.headers['cache-control']).toBe('no-store');
    expect((await browser.request('/inloggen')).location).toBe('/intern/inloggen');
    expect((await browser.request('/onderhoud.json')).status).toBe(200);
  });

  it('refuses people whom the issuer does not name', async () => {
    const browser = createBrowser(address);
    const handedOver = await browser.request('/intern/inloggen');
    const back = staff.issuer.respondTo(new URL(handedOver.location), {});
    expect((await browser.request(back.pathname + back.search)).status).toBe(401);
    expect((await browser.request('/overzicht')).location).toBe('/intern/inloggen');
  });

  it('acts as the person, with actor and reason in every call', async () => {
    const browser = await staffWithFile('medewerker-1');
    const answer = await ask(browser, keys(sanne));
    expect(answer.json()).toEqual({ data: { relatie: { opgemaakteNaam: 'Persoon 081' } } });
    expect(testSetup.provider.seen).toHaveLength(2);
    for (const { headers } of testSetup.provider.seen) {
      const claims = decodeJwt(headers.authorization?.replace('Bearer ', '') ?? '');
      expect(claims).toMatchObject({ sub: sanne, niveau: 25, actor: 'medewerker-1', reden });
      expect(headers).not.toHaveProperty('bsn');
    }
  });

  it('returns the reason for the bar', async () => {
    const browser = await staffWithFile('medewerker-2');
    const response = await browser.call('/intern/api/v1/dossier', {
      method: 'GET',
      headers: keys(sanne),
    });
    expect(response.json()).toEqual({ status: 200, actor: 'medewerker-2', reden });
  });

  it.each([
    ['no reason', { bsn: sanne, zekerheidsniveau: 25 }],
    ['a reason of nothing but spaces', { bsn: sanne, zekerheidsniveau: 25, reden: '       ' }],
    ['too long a reason', { bsn: sanne, zekerheidsniveau: 25, reden: 'x'.repeat(201) }],
    ['a reason that cannot be kept', { bsn: sanne, zekerheidsniveau: 25, reden: `${reden}\ud83d` }],
    [
      'a reason of what nobody sees',
      { bsn: sanne, zekerheidsniveau: 25, reden: '\u200B'.repeat(5) },
    ],
    ['a reason of fillers', { bsn: sanne, zekerheidsniveau: 25, reden: 'vra\u3164\u3164' }],
    ['no level', { bsn: sanne, reden }],
    ['a BSN that is none', { bsn: '123456789', zekerheidsniveau: 25, reden }],
  ])('opens no file for %s', async (_name, content) => {
    const browser = await logInAs('medewerker-1');
    expect((await open(browser, content)).status).toBe(400);
    expect(testSetup.provider.seen).toHaveLength(0);
  });

  it('refuses to open very many files in an hour from the first, after warnings', async () => {
    const browser = await logInAs('medewerker-9');
    const statuses: number[] = [];
    for (let i = 0; i <= openingsPerHour.most; i += 1) {
      const answer = await open(browser, {
        bsn: sanne,
        zekerheidsniveau: 25,
        reden: `${reden} ${i}`,
      });
      statuses.push(answer.status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(openingsPerHour.most);
    expect(statuses.at(-1)).toBe(429);
    expect(warnings).toHaveLength(openingsPerHour.most - openingsPerHour.usual + 1);
    const other = await logInAs('medewerker-8');
    expect((await open(other, { bsn: sanne, zekerheidsniveau: 25, reden })).status).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_601_000 });
    const nextHour = await logInAs('medewerker-9');
    expect((await open(nextHour, { bsn: sanne, zekerheidsniveau: 25, reden })).status).toBe(200);
  });

  it('reports an unknown BSN', async () => {
    testSetup.provider.answer('/relatie', (reply) => reply.code(401).send({ status: 401 }));
    const browser = await logInAs('medewerker-1');
    expect((await open(browser, { bsn: jan, zekerheidsniveau: 25, reden })).status).toBe(404);
    expect((await ask(browser, keys(jan))).status).toBe(403);
  });

  it.each([
    ['a change', 'mutation { sluitMelding(naam: "x") }'],
    ['a change behind a fragment', 'fragment a on Query { __typename } mutation { x }'],
  ])('refuses %s', async (_name, text) => {
    const browser = await staffWithFile('medewerker-1');
    testSetup.provider.recover();
    expect((await ask(browser, keys(sanne), text)).status).toBe(403);
    expect(testSetup.provider.seen).toHaveLength(0);
  });

  it('refuses claims and forms', async () => {
    const browser = await staffWithFile('medewerker-1');
    testSetup.provider.recover();
    for (const path of ['/intern/api/v1/declaraties/indienen', '/api/v1/declaraties/indienen']) {
      expect((await browser.call(path, { headers: keys(sanne) })).status, path).toBe(405);
    }
    expect((await browser.call('/uitloggen', { headers: keys(sanne) })).status).toBe(405);
    expect(testSetup.provider.seen).toHaveLength(0);
  });

  it('downloads a claim’s file only with the keys of the file', async () => {
    const browser = await staffWithFile('medewerker-1');
    const path = '/intern/api/v1/uitbreidingen/declaraties/D1/bestanden/b1';
    const read = (headers: Record<string, string>) =>
      browser.call(path, { method: 'GET', headers });
    expect((await read(keys(sanne))).text).toBe('%PDF-1.7');
    expect((await read({})).status).toBe(403);
  });

  it('refuses cross-site requests', async () => {
    const browser = await staffWithFile('medewerker-1');
    const foreign = { origin: 'https://elders.example', 'sec-fetch-site': 'cross-site' };
    expect((await ask(browser, { ...keys(sanne), ...foreign })).status).toBe(403);
    const withoutHeader = await browser.request('/intern/graphql', { method: 'POST' });
    expect(withoutHeader.status).toBe(403);
  });

  it('stores and logs no BSN in plain text', async () => {
    await staffWithFile('medewerker-1');
    const rows = JSON.stringify(await testSetup.sql('SELECT * FROM gateway.person_file'));
    expect(rows).toContain(reden);
    expect(rows).not.toContain(sanne);
    expect(testSetup.log.join('\n')).not.toContain(sanne);
  });
});

describe('the public address', () => {
  it('lacks the listener’s addresses, cookie and host name', async () => {
    const member = await staffWithFile('medewerker-1');
    const browser = testSetup.browser();
    for (const [, value] of member.cookies) browser.cookies.set(`mijn-${testSetup.port}`, value);
    testSetup.provider.recover();
    for (const path of ['/intern/inloggen', '/intern/dossier', '/intern/api/v1/dossier']) {
      expect((await browser.request(path, { headers: keys(sanne) })).status, path).toBe(404);
    }
    expect((await ask(browser, keys(sanne))).status).toBe(405);
    expect((await browser.graphql(query, undefined, keys(sanne))).status).toBe(401);
    const named = await browser.request('/overzicht', { headers: { host: new URL(address).host } });
    expect(named.location).toMatch(/^http:\/\/localhost:/);
    expect(testSetup.provider.seen).toHaveLength(0);
  });

  it('ignores staff headers', async () => {
    const browser = await createLoggedInBrowser(testSetup);
    const plain = await browser.graphql(query);
    const withKeys = await browser.graphql(query, undefined, keys(jan, 30));
    expect([withKeys.status, withKeys.text]).toEqual([plain.status, plain.text]);
    expect(testSetup.provider.seen.map(({ bsn }) => bsn)).toEqual([sanne, sanne]);
  });

  it('refuses a person’s session at the staff’s listener', async () => {
    const person = await createLoggedInBrowser(testSetup);
    const browser = createBrowser(address);
    const { port } = new URL(address);
    for (const [, value] of person.cookies) browser.cookies.set(`mijn-${port}`, value);
    expect((await ask(browser, keys(sanne))).status).toBe(401);
  });
});

it.each([
  ['a public host', 'http://mijn.localhost:3000'],
  ['another port of a public host', 'http://mijn.localhost:3005'],
])('refuses to start the staff’s listener at %s', async (_title, url) => {
  const brands = [{ merk: 'ZZ', url: 'http://mijn.localhost:3000' }] as const;
  const internal = { brands: [{ merk: 'ZZ', url }], login: staff.issuer.config } as const;
  const starting = startTestGateway({ brands, internal });
  await expect(starting).rejects.toThrow('host names of its own');
});
