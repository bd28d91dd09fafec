import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { post } from '../testing/posting.testing.ts';
import { loggedIn, startTestGateway, type TestSetup } from '../testing/testSetup.testing.ts';

const operation = '{ relatie { roepnaam } }';

describe('forms that are begun and not sent on', () => {
  let testSetup: TestSetup;
  const lines: Socket[] = [];
  const form = `form=signOut&formKey=${randomUUID()}`;
  beforeAll(async () => {
    testSetup = await startTestGateway({ limits: { atOnce: 2 } });
  });
  afterAll(() => testSetup.stop());
  afterEach(() => {
    for (const line of lines.splice(0)) line.destroy();
  });

  /** Sends the head of a form, and waits until the gateway has it; what it hears from then on. */
  async function begin(path: string) {
    const { host, origin } = new URL(testSetup.addresses.ZZ);
    const line = connect(testSetup.port, '127.0.0.1');
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
    let heard = '';
    line.on('data', (part) => {
      heard += String(part);
    });
    await expect.poll(() => heard).toContain(' 100 ');
    return { heard: () => heard, finish: () => line.write(form) };
  }

  it.each(['/overzicht', '/declaraties/indienen', '/uitloggen'])(
    'keep nobody else out, and are answered when the rest comes: %s',
    async (path) => {
      const begun: Awaited<ReturnType<typeof begin>>[] = [];
      for (let n = 0; n < 8; n += 1) begun.push(await begin(path));
      const page = await testSetup.browser().request('/inloggen');
      expect(page.status).toBe(200);
      begun[0]?.finish();
      await expect.poll(() => begun[0]?.heard()).toContain(' 303 ');
    },
  );

  it('are turned away at once while nobody more can be let in, as those are that came whole', async () => {
    const waiting = await loggedIn(testSetup);
    const door = Promise.withResolvers<void>();
    testSetup.provider.answer('/relatie', async () => {
      await door.promise;
      return { status: { status: 503 } };
    });
    const held = [waiting.graphql(operation), waiting.graphql(operation)];
    const nobody = testSetup.browser();
    await expect.poll(async () => (await nobody.request('/overzicht')).status).toBe(503);
    const begun = await begin('/overzicht');
    await expect.poll(begun.heard).toContain(' 503 ');
    expect((await post(testSetup.browser(), '/overzicht', { form: 'pay' })).status).toBe(503);
    door.resolve();
    await Promise.all(held);
    testSetup.provider.recover();
  });
});
