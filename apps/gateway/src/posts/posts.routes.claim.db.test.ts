import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Browser } from '../testing/browser.testing.ts';
import { readFormTokens } from '../testing/posting.testing.ts';
import { createLoggedInBrowser, useTestGateway } from '../testing/testSetup.testing.ts';

// A repetition's wait for the first depends on it.
const testSetup = await useTestGateway({ timeouts: { provider: 2_000 } });
const browser = await createLoggedInBrowser(testSetup);

const path = '/declaraties/indienen';
const asked = () => testSetup.provider.seen.map(({ path: one }) => one);

type Part = readonly [name: string, value: string, filename?: string];

function multipart(parts: readonly Part[]) {
  const boundary = `----${randomUUID()}`;
  const body = parts
    .map(([name, value, filename]) => {
      const file = filename === undefined ? '' : `; filename="${filename}"`;
      const kind = filename === undefined ? '' : '\r\ncontent-type: application/pdf';
      return `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}${kind}\r\n\r\n${value}\r\n`;
    })
    .join('');
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: `${body}--${boundary}--\r\n`,
  };
}

async function post(
  parts: readonly Part[],
  {
    to = path,
    who = browser,
    headers = {},
  }: { to?: string; who?: Browser; headers?: Record<string, string> } = {},
) {
  const { contentType, body } = multipart(parts);
  return who.request(to, {
    method: 'POST',
    headers: {
      origin: who.address,
      'sec-fetch-site': 'same-origin',
      'content-type': contentType,
      ...headers,
    },
    body,
  });
}

const sealParts = async (who = browser): Promise<Part[]> => {
  const seal = await readFormTokens(who);
  testSetup.provider.recover();
  return Object.entries(seal);
};
const pdf: Part = ['bestanden', '%PDF-1.7 nota', 'nota.pdf'];

const another: Part = ['bestanden', '%PDF-1.7 another', 'nota.pdf'];

describe('a claim posted with its files', () => {
  it('has each file checked by the insurer, and is sent with the document’s key', async () => {
    const seal = await sealParts();
    const response = await post([
      ...seal,
      ['form', 'claim'],
      ['bedrag', '61,80'],
      pdf,
      ['bestanden', '', ''],
    ]);

    expect(response.status).toBe(422);
    expect(JSON.parse(response.text)).toMatchObject({
      fields: { form: 'claim', bedrag: '61,80' },
      files: [{ name: 'nota.pdf' }],
    });
    expect(asked()).toEqual([
      expect.stringContaining('/declaraties/valideren/bestand'),
      expect.stringContaining('/declaraties/indienen'),
    ]);
  });

  it.each([
    ['without a token', 'formToken', 403],
    ['without a key', 'formKey', 400],
  ])('is refused %s before a file is checked', async (_name, left, status) => {
    const seal = (await sealParts()).filter(([name]) => name !== left);
    const response = await post([...seal, ['form', 'claim'], pdf]);

    expect(response.status).toBe(status);
    expect(asked()).toEqual([]);
  });

  it('is refused if its files precede its seal', async () => {
    const response = await post([pdf, ...(await sealParts()), ['form', 'claim']]);

    expect(response.status).toBe(400);
    expect(asked()).toEqual([]);
  });

  it('is refused from another site, with another person’s token, and without a session', async () => {
    const seal = await sealParts();
    const foreign = { origin: 'https://elders.example', 'sec-fetch-site': 'cross-site' };
    const other = await createLoggedInBrowser(testSetup, { bsn: '999990147' });
    const theirs = await sealParts(other);
    const answers = [
      await post([...seal, pdf], { headers: foreign }),
      await post([...theirs, pdf]),
      await post([...seal, pdf], { who: testSetup.browser() }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 303]);
    expect(answers[2]?.location).toMatch(/^\/inloggen\?/);
    expect(asked()).toEqual([]);
  });

  it('from an earlier session of the same person is shown again without forwarding files', async () => {
    const earlier = await sealParts(await createLoggedInBrowser(testSetup));
    const response = await post([...earlier, ['form', 'claim'], ['bedrag', '61,80'], pdf]);

    expect(response.status).toBe(409);
    expect(response.text).toContain('earlier form=claim&bedrag=61%2C80 nota.pdf 409');
    expect(asked()).toEqual([]);
  });

  it('is accepted by its own page only', async () => {
    const seal = await sealParts();
    expect((await post([...seal, pdf], { to: '/overzicht' })).status).toBe(415);
    expect(asked()).toEqual([]);
  });

  it.each([
    ['nl', 'Je bestanden zijn samen te groot.', 'Terug naar het formulier'],
    ['en', 'Together your files are too large.', 'Back to the form'],
  ])('links back to the form when it is too large (%s)', async (taal, text, link) => {
    const large: Part = ['bestanden', 'x'.repeat(103 * 1024 * 1024), 'nota.pdf'];
    const headers = { 'accept-language': taal };
    const response = await post([...(await sealParts()), large], { headers });
    expect(response.status).toBe(413);
    expect(response.text).toContain(text);
    expect(response.text).toContain(`<a class="way main" href="${path}">${link}</a>`);
    expect(asked()).toEqual([]);
  });
});

describe('a claim posted again', () => {
  const submitPath = '/declaraties/indienen';
  const keysSent = () =>
    testSetup.provider.seen
      .filter(({ path: one }) => one.endsWith(submitPath))
      .map(({ headers }) => headers['idempotency-key']);

  async function formOf() {
    const seal = await sealParts();
    const key = new Map(seal.map(([name, value]) => [name, value])).get('formKey');
    const send = (bedrag: string, file = pdf) =>
      post([...seal, ['form', 'claim'], ['goed', ''], ['bedrag', bedrag], file]);
    return { key, send };
  }

  it('unchanged is sent once, and redirects to its result', async () => {
    const { key, send } = await formOf();
    const answers = [await send('61,80'), ...(await Promise.all([send('61,80'), send('61,80')]))];

    expect(new Set(answers.map(({ status, location }) => `${status} ${location}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(303);
    expect(keysSent()).toEqual([key]);
  });

  it('after a failure is sent with the same key, so that the insurer stores one', async () => {
    const { key, send } = await formOf();
    testSetup.provider.answer(submitPath, (reply) => reply.code(503).send({ status: 503 }));
    expect((await send('61,80')).status).toBe(422);
    testSetup.provider.recover();

    expect((await send('61,80')).status).toBe(303);
    expect(keysSent()).toEqual([key]);
  });

  it('with an unknown outcome is not sent again, and is shown as it was', async () => {
    const { key, send } = await formOf();
    await send('61,80');
    // Started by another copy of the gateway, without a result.
    await testSetup.sql('UPDATE gateway.posted_form SET onward = NULL');
    const again = await send('61,80');

    expect([again.status, keysSent()]).toEqual([422, [key]]);
    expect(JSON.parse(again.text)).toMatchObject({
      fields: { bedrag: '61,80' },
      files: [{ name: 'nota.pdf' }],
      sent: 409,
    });
    const [row] = await testSetup.sql('SELECT 1 FROM gateway.posted_form WHERE onward IS NULL');
    expect(row, 'the first may still end').toBeDefined();
  });

  it.each([
    ['with another amount', '62,80', pdf],
    ['with another file of the same name', '61,80', another],
  ])('%s is forwarded, and not taken for the first', async (_name, bedrag, file) => {
    const { key, send } = await formOf();
    const first = await send('61,80');
    testSetup.provider.answer(submitPath, (reply) => reply.code(409).send({ status: 409 }));

    expect([first.status, (await send(bedrag, file)).status]).toEqual([303, 422]);
    expect(keysSent()).toEqual([key, key]);
  });
});
