import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../testing/browser.testing.ts';
import { readFormTokens } from '../testing/posting.testing.ts';
import { createLoggedInBrowser, startTestGateway } from '../testing/testSetup.testing.ts';

const testSetup = await startTestGateway();
const sockets: Socket[] = [];
afterAll(() => testSetup.stop());
beforeEach(() => testSetup.provider.recover());
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

const path = '/declaraties/indienen';
const [sanne, daan] = ['999990019', '999990032'];
const contentType = 'multipart/form-data; boundary=x';
const end = '\r\n--x--\r\n';

function part(name: string, value: string, filename?: string): string {
  const file = filename === undefined ? '' : `; filename="${filename}"`;
  return `--x\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${value}`;
}

async function claimOf(browser: Browser): Promise<string> {
  const fields = Object.entries({ ...(await readFormTokens(browser)), form: 'claim' });
  const files = ['nota.pdf', 'nota 2.pdf'].map((name) => part('bestanden', `%PDF ${name}`, name));
  return [...fields.map(([name, value]) => part(name, value)), ...files].join('\r\n');
}

/** Starts posting a claim and stalls; returns the response when there is one. */
async function startClaim(browser: Browser, body: string) {
  const { host, port, origin } = new URL(browser.address);
  const socket = connect(Number(port), '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = {
    host,
    origin,
    'sec-fetch-site': 'same-origin',
    cookie,
    'content-type': contentType,
    'content-length': String(body.length + end.length),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
  return socket;
}

const isClaim = ({ path: asked }: { path: string }) => asked.endsWith('/valideren/bestand');

async function twoUnderWay(browsers: readonly [Browser, Browser]): Promise<Socket[]> {
  const bodies = await Promise.all(browsers.map(claimOf));
  testSetup.provider.recover();
  const begun = await Promise.all(
    browsers.map((browser, at) => startClaim(browser, bodies[at] ?? '')),
  );
  await expect.poll(() => testSetup.provider.seen.filter(isClaim).length).toBe(2);
  return begun;
}

async function postWhole(browser: Browser, headers: Record<string, string> = {}) {
  const body = (await claimOf(browser)) + end;
  return browser.request(path, {
    method: 'POST',
    headers: {
      origin: browser.address,
      'sec-fetch-site': 'same-origin',
      'content-type': contentType,
      ...headers,
    },
    body,
  });
}

describe('slow concurrent claims of a person', () => {
  it.each([
    ['nl', 'Wacht een minuut en laad deze pagina dan opnieuw', 'Terug naar het formulier'],
    ['en', 'Wait a minute and then reload this page', 'Back to the form'],
  ])('are limited to two: a third gets Retry-After (%s)', async (taal, text, link) => {
    const browser = await createLoggedInBrowser(testSetup, { bsn: sanne });
    const begun = await twoUnderWay([browser, browser]);
    const third = await postWhole(browser, { 'accept-language': taal });
    expect([third.status, third.headers['retry-after']]).toEqual([429, '60']);
    expect(third.text).toContain(text);
    expect(third.text).toContain(` href="${path}">${link}</a>`);
    expect(testSetup.provider.seen.filter(isClaim)).toHaveLength(2);

    const answers = begun.map((socket) => once(socket, 'data'));
    for (const socket of begun) socket.write(end);
    for (const [answer] of await Promise.all(answers)) expect(String(answer)).toContain(' 422 ');
    expect((await postWhole(browser)).status).toBe(422);
  });

  it('free their places when aborted', async () => {
    const browser = await createLoggedInBrowser(testSetup, { bsn: sanne });
    const begun = await twoUnderWay([browser, browser]);
    expect((await postWhole(browser)).status).toBe(429);
    for (const socket of begun) socket.destroy();
    await expect.poll(async () => (await postWhole(browser)).status).toBe(422);
  });

  it('are counted per person over all sessions, without affecting others', async () => {
    const [here, there] = [
      await createLoggedInBrowser(testSetup, { bsn: sanne }),
      await createLoggedInBrowser(testSetup, { bsn: sanne }),
    ];
    const another = await createLoggedInBrowser(testSetup, { bsn: daan });
    await twoUnderWay([here, there]);
    const again = await createLoggedInBrowser(testSetup, { bsn: sanne });
    expect((await postWhole(again)).status).toBe(429);
    expect((await postWhole(another)).status).toBe(422);
    // Requests without files need no place.
    expect((await again.request('/overzicht')).status).toBe(200);
  });

  it('need no place without a session: they redirect to the login', async () => {
    const nobody = testSetup.browser();
    const statuses = [await postWhole(nobody), await postWhole(nobody), await postWhole(nobody)];
    expect(statuses.map(({ status }) => status)).toEqual([303, 303, 303]);
  });
});
