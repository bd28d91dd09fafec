import { providerBase } from '@mijn/contract/addresses';
import { calls } from '@mijn/contract/calls';
import { waitFor } from '@mijn/dev-env/waitFor';
import { bsnOf } from '@mijn/testdata/toRelatie';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestFolder } from '../testing/testFolder.testing.ts';
import { fieldsFor, sendRequest, toFormData } from '../declaraties/submit/submit.testing.ts';
import {
  createToken,
  startTestProvider,
  type TestProvider,
} from '../testing/trialProvider.testing.ts';
import { createPdf, nestedForms } from './testing/pdf.testing.ts';

const folder = await createTestFolder('turns');
const call = calls.validerenBestand.path;
/** Takes long enough for a whole flood to arrive, also on a slow machine. */
const heavy = nestedForms(4, 5);
let insurer: TestProvider;
beforeAll(async () => {
  const pace = { startProcessingAfterMs: 600_000, assessAfterMs: 600_000 };
  insurer = await startTestProvider({ pace, filesFolder: folder });
});
afterAll(() => insurer.stop());

const validate = (as: string, content: Buffer, signal?: AbortSignal) =>
  insurer.request(call, as, {
    method: 'POST',
    body: toFormData({}, [['nota.pdf', content]], 'bestand'),
    ...(signal && { signal }),
  });

const underWay = () => readdir(path.join(folder, 'underWay'));
const most = 14;

type Send = (signal?: AbortSignal) => Promise<{ readonly status: number }>;

const sendOverHttp: Send = (signal) => validate('sanne', heavy, signal);

const sendInProcess: Send = async (signal) => {
  const form = new Response(toFormData({}, [['nota.pdf', heavy]], 'bestand'));
  const { statusCode } = await insurer.app.inject({
    method: 'POST',
    url: providerBase + call,
    headers: {
      authorization: `Bearer ${await createToken(bsnOf('sanne'))}`,
      'content-type': form.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await form.arrayBuffer()),
    payloadAsStream: true,
    ...(signal && { signal }),
  });
  return { status: statusCode };
};

/** Sends the maximum number of uploads of one person, and waits until all have arrived. */
async function flood(send: Send, signal?: AbortSignal): Promise<Promise<number>[]> {
  const sent = Array.from({ length: most }, () =>
    send(signal).then(
      ({ status }) => status,
      () => 0,
    ),
  );
  await waitFor('the flood to arrive', async () => (await underWay()).length >= most);
  return sent;
}

describe('during a flood of one person', () => {
  it('inspects another person’s file before the second turn of the flood, and refuses one more of theirs', async () => {
    const sent = await flood(sendOverHttp);
    let answered = 0;
    for (const one of sent) void one.then(() => (answered += 1));
    const refused = await validate('sanne', createPdf());
    expect([refused.status, refused.text]).toEqual([429, '{"status":429}']);
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    const submitted = await sendRequest(insurer, 'sanne', toFormData(fieldsFor('Sanne')));
    expect(submitted.status).toBe(429);
    const before = answered;
    expect((await validate('jan', createPdf())).status).toBe(200);
    expect(answered - before).toBeLessThanOrEqual(2);
    // A slow machine may exceed its own time limit; it never blames the file for that (422).
    for (const status of await Promise.all(sent)) expect([200, 503]).toContain(status);
    expect((await validate('sanne', createPdf())).status).toBe(200);
  }, 180_000);
});

describe('a client that hangs up', () => {
  it.each([
    ['over HTTP', sendOverHttp],
    ['in the same process', sendInProcess],
  ])(
    'skips the inspection of its waiting files, sent %s',
    async (_, send) => {
      // The first file of each of the two processes includes its start.
      for (let i = 0; i < 2; i += 1) await send();
      const begin = performance.now();
      await send();
      const aloneMs = performance.now() - begin;
      const hungUp = new AbortController();
      const sent = await flood(send, hungUp.signal);
      hungUp.abort();
      await Promise.all(sent);
      // An inspection in progress is finished; processing all would take as long as fourteen.
      await waitFor('them to be dropped', async () => (await underWay()).length === 0, 5 * aloneMs);
      expect((await validate('sanne', createPdf())).status).toBe(200);
    },
    60_000,
  );
});
