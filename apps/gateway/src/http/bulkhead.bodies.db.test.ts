import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { post } from '../testing/posting.testing.ts';
import { startTestGateway, type TestSetup } from '../testing/testSetup.testing.ts';

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
