import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createLoggedInBrowser, startTestGateway } from '../testing/testSetup.testing.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'mijn-view-'));
const maintenanceFile = path.join(folder, 'onderhoud.json');
const testSetup = await startTestGateway({ maintenanceFile });
afterAll(async () => {
  await testSetup.stop();
  await rm(folder, { recursive: true });
});
beforeEach(() => testSetup.provider.recover());

describe('a page', () => {
  it.each([
    [404, 404],
    [500, 500],
    [502, 503],
  ])('has the true status if the insurer returns %i', async (status, expected) => {
    testSetup.provider.answer('/relatie', (reply) =>
      reply.code(status).send({ status: { status } }),
    );
    const response = await (await createLoggedInBrowser(testSetup)).request('/overzicht');

    expect(response.status).toBe(expected);
    expect('retry-after' in response.headers).toBe(expected === 503);
  });

  it('says so when it cannot be rendered, without the cause', async () => {
    const response = await testSetup
      .browser()
      .request('/500', { headers: { 'accept-language': 'en' } });

    expect(response.status).toBe(500);
    expect(response.text).toContain('Something went wrong');
    expect(response.text).not.toContain('stuk');
  });

  it('may have inline style sheets, each by its hash', async () => {
    const { headers } = await testSetup.browser().request('/inloggen?stijl=1');
    const styles = String(headers['content-security-policy'])
      .split(';')
      .filter((line) => line.includes('-src') && line.includes('sha256'));

    expect(styles).toEqual([`style-src 'self' 'sha256-${'a'.repeat(43)}='`]);
    expect(String(headers['content-security-policy'])).not.toContain('unsafe');
  });

  it('never redirects to another site', async () => {
    expect((await testSetup.browser().request('/403')).location).toBe('');
  });
});

describe('a status page', () => {
  it('shows a client error’s status on the general error screen', async () => {
    const response = await testSetup.browser().call('/overzicht');

    expect(response.status).toBe(415);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.text).toContain('|niemand|/overzicht|');
    expect('retry-after' in response.headers).toBe(false);
  });

  it('has its own screen for maintenance, with Retry-After', async () => {
    await writeFile(maintenanceFile, '{ "inOnderhoud": true }');
    const { status, headers, text } = await testSetup.browser().request('/facturen');
    await rm(maintenanceFile);

    expect([status, headers['retry-after']]).toEqual([503, '30']);
    expect(text).toContain('|niemand|/facturen|');
  });

  it('shows nothing of the person, and does not call the insurer', async () => {
    const browser = await createLoggedInBrowser(testSetup);
    testSetup.provider.recover();
    const response = await browser.call('/overzicht');

    expect([response.status, response.text]).toEqual([
      415,
      expect.stringContaining('|niemand|/overzicht|'),
    ]);
    expect(testSetup.provider.seen).toEqual([]);
  });

  it('works without the client, and logs nothing of the request', async () => {
    const { status, text, headers } = await testSetup.browser().request('/500?word=hidden');

    expect([status, text]).toEqual([500, expect.stringContaining('Er is iets misgegaan')]);
    expect(headers['cache-control']).toBe('no-store');
    const lines = testSetup.log.filter((line) => line.includes('a status page could not be shown'));
    expect(lines).not.toEqual([]);
    expect(lines.join()).not.toMatch(/hidden|the client is broken/);
  });
});

it('explains how to send a form again when too busy, without a link to the empty form', async () => {
  const crowded = await startTestGateway({ limits: { atOnce: { page: 0, call: 0, form: 0 } } });
  const browser = crowded.browser();
  const headers = {
    origin: browser.address,
    'content-type': 'application/x-www-form-urlencoded',
  };
  for (const page of ['/declaraties/indienen', '/overzicht']) {
    const posted = await browser.request(page, { method: 'POST', headers, body: 'toelichting=x' });
    expect([posted.status, posted.headers['retry-after']]).toEqual([503, '5']);
    expect(posted.text).toContain('laad deze pagina dan opnieuw: wat je hebt ingevuld');
    expect(posted.text).not.toContain('Probeer opnieuw');
  }
  expect((await browser.request('/overzicht')).text).toContain('Probeer opnieuw');
  await crowded.stop();
});
