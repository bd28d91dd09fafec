import { providerBase } from '@mijn/contract/addresses';
import { bsnOf } from '@mijn/testdata/toRelatie';
import { once } from 'node:events';
import { type IncomingMessage, request as sendRequest } from 'node:http';
import { describe, expect, it } from 'vitest';
import { toFormData } from '../declaraties/submit/submit.testing.ts';
import {
  createToken,
  declaratiesOf,
  startTestProvider,
  useTestProvider,
} from '../testing/trialProvider.testing.ts';

const provider = await useTestProvider({ jobsHeld: true });

const handled = declaratiesOf('Sanne').find(({ status }) => status === 'AFGEHANDELD')?.nummer;
const decision = `/uitbreidingen/declaraties/${handled}/besluit`;
const fileCheck = '/declaraties/valideren/bestand';
const expectation = '/uitbreidingen/declaraties/verwachting';

const json = (body: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body,
});

const weighing = (bytes: number) => json(JSON.stringify({ x: 'x'.repeat(bytes) }));

/** Returns the status of a request whose header is sent without any byte of its body. */
async function answerToHeader(path: string, authorization?: string): Promise<number | undefined> {
  const sent = sendRequest(`${provider.url}${providerBase}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': 1_000,
      ...(authorization && { authorization }),
    },
  });
  sent.on('error', () => undefined);
  sent.flushHeaders();
  const [response]: IncomingMessage[] = await once(sent, 'response');
  sent.destroy();
  return response?.statusCode;
}

describe('a caller over HTTP', () => {
  it.each([
    ['a call', '/relatie'],
    ['a form', fileCheck],
  ])('is refused without a token before any of the body is read: %s', async (_what, path) => {
    expect(await answerToHeader(path)).toBe(401);
    expect(await answerToHeader(path, 'Bearer forged')).toBe(401);
  });

  it.each([
    ['a call that takes JSON', 'POST', '/relatie/validate'],
    ['a call that takes nothing', 'POST', '/uitbreidingen/declaraties/D2026-000000/intrekken'],
    ['a call that removes', 'DELETE', '/uitbreidingen/declaraties/concept'],
  ])('is refused XML: %s', async (_what, method, path) => {
    const xml = { method, headers: { 'content-type': 'application/xml' }, body: '<x/>' };
    expect((await provider.request(path, 'sanne', xml)).status).toBe(415);
  });

  it("cannot use the gateway's calls", async () => {
    const notice = json('{"id":"tr_1"}');
    const { status } = await provider.request(
      '/uitbreidingen/betalingen/meldingen',
      'sanne',
      notice,
    );
    expect(status).toBe(401);
  });

  it('reads only public content without a token', async () => {
    expect((await provider.request('/openapi.json')).status).toBe(200);
    expect((await provider.request('/relatie')).status).toBe(401);
  });
});

describe('a request body', () => {
  it('may have the maximum size of its call, and no more', async () => {
    expect((await provider.request(expectation, 'sanne', weighing(63 * 1024))).status).toBe(400);
    expect((await provider.request(expectation, 'sanne', weighing(64 * 1024))).status).toBe(413);
  });

  it('is a form where a call takes files', async () => {
    expect((await provider.request(fileCheck, 'sanne', json('{}'))).status).toBe(415);
    const form = { method: 'POST', body: toFormData({}, undefined, 'bestand') };
    expect((await provider.request(fileCheck, 'sanne', form)).status).toBe(200);
  });
});

describe('an answer', () => {
  it('is a file where a call returns one, and JSON when it is refused', async () => {
    const { rawPayload, headers } = await provider.app.inject({
      url: `${providerBase}${decision}`,
      headers: { authorization: `Bearer ${await createToken(bsnOf('sanne'))}` },
    });
    expect([headers['content-type'], rawPayload.subarray(0, 5).toString()]).toEqual([
      'application/pdf',
      '%PDF-',
    ]);
    expect(await provider.request(decision, 'jan')).toMatchObject({
      status: 404,
      text: '{"status":404}',
    });
  });

  it('nests the status of a refusal in calls for which the specification does so', async () => {
    const unknown = await provider.request('/declaraties/D2026-00000000', 'sanne');
    const bare = await provider.request('/betaalverzoeken/1', 'sanne');
    expect([unknown.status, bare.status]).toEqual([404, 404]);
    expect([unknown.text, bare.text]).toEqual(['{"status":{"status":404}}', '{"status":404}']);
  });
});

describe('a method that a path does not allow', () => {
  it.each([
    ['DELETE', '/relatie', 'GET, POST', '{"status":405}'],
    ['POST', '/declaraties', 'GET', '{"status":{"status":405}}'],
    ['PATCH', '/declaraties/D2026-00000000', 'GET', '{"status":{"status":405}}'],
    ['GET', '/declaraties/indienen', 'POST', '{"status":405}'],
    ['POST', decision, 'GET', '{"status":405}'],
  ])('gets 405 with the allowed methods: %s %s', async (method, path, allow, text) => {
    // Same answer with a body and without a token.
    const content =
      method === 'GET'
        ? {}
        : { body: 'x'.repeat(1_000), headers: { 'content-type': 'text/plain' } };
    for (const as of ['sanne', undefined]) {
      const refused = await provider.request(path, as, { method, ...content });
      expect(refused).toMatchObject({ status: 405, text, headers: { allow } });
    }
  });
});

describe('the OpenAPI document', () => {
  it('describes which calls take a form, and which return files of which type', async () => {
    const { text } = await provider.request('/openapi.json');
    const { paths } = JSON.parse(text);
    expect(paths[fileCheck].post.requestBody.content).toHaveProperty(['multipart/form-data']);
    const files = paths['/uitbreidingen/declaraties/{id}/bestanden/{bestandId}'].get;
    expect(Object.keys(files.responses['200'].content)).toEqual([
      'application/pdf',
      'image/jpeg',
      'image/png',
    ]);
    // Refusals are JSON, whatever the type of the answer.
    expect(Object.keys(files.responses['404'].content)).toEqual(['application/json']);
    expect(files.tags).toEqual(['declaraties', 'uitbreidingen']);
    const { summary, tags } = paths['/relatie'].get;
    expect([summary, tags]).toEqual(['Get the person and whom they look after', ['relatie']]);
  });
});

it('accepts files while other calls are refused because of load', async () => {
  const pressure = { maxRssBytes: 1, sampleInterval: 1 };
  const pressed = await startTestProvider({ jobsHeld: true }, { pressure });
  try {
    await expect.poll(async () => (await pressed.request('/relatie', 'sanne')).status).toBe(503);
    const body = toFormData({}, [['nota.txt', Buffer.from('no bill')]], 'bestand');
    const checked = await pressed.request(fileCheck, 'sanne', { method: 'POST', body });
    expect(checked.status).toBe(200);
  } finally {
    await pressed.stop();
  }
});
