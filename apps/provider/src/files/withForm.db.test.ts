import { calls } from '@mijn/contract/calls';
import { waitFor } from '@mijn/dev-env/waitFor';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestFolder } from '../testing/testFolder.testing.ts';
import { fieldsFor, sendRequest, toFormData } from '../declaraties/submit/submit.testing.ts';
import { startTestProvider, type TestProvider } from '../testing/trialProvider.testing.ts';
import { createInspector, type Inspector } from './inspect/inspector.ts';
import { createPdf } from './testing/pdf.testing.ts';

const folder = await createTestFolder('turns');
const call = calls.validerenBestand.path;
const most = 14;
let insurer: TestProvider;
// Each inspection waits here while the test wants it to.
let gate = Promise.withResolvers<void>();
let begun = 0;
const inspector = createInspector(folder);
const testInspector: Inspector = {
  ...inspector,
  inspect: async (...order) => {
    begun += 1;
    await gate.promise;
    return inspector.inspect(...order);
  },
};
beforeAll(async () => {
  const pace = { startProcessingAfterMs: 600_000, assessAfterMs: 600_000 };
  insurer = await startTestProvider({ pace, filesFolder: folder }, { testInspector });
});
beforeEach(() => {
  gate = Promise.withResolvers<void>();
  begun = 0;
});
afterEach(() => gate.resolve());
afterAll(() => insurer.stop());

const validate = (as: string, signal?: AbortSignal) =>
  insurer.request(call, as, {
    method: 'POST',
    body: toFormData({}, [['nota.pdf', createPdf()]], 'bestand'),
    ...(signal && { signal }),
  });

const underWay = () => readdir(path.join(folder, 'underWay'));

/** Sends the maximum number of uploads of one person, and waits until all have arrived and the first is inspected. */
async function flood(signal?: AbortSignal): Promise<Promise<number>[]> {
  const sent = Array.from({ length: most }, () =>
    validate('sanne', signal).then(
      ({ status }) => status,
      () => 0,
    ),
  );
  await waitFor(
    'the flood to arrive and its first inspection to begin',
    async () => begun === 1 && (await underWay()).length >= most,
  );
  return sent;
}

describe('during a flood of one person', () => {
  it('refuses one more file of theirs, and inspects another person’s before the rest of the flood', async () => {
    const sent = await flood();
    const refused = await validate('sanne');
    expect([refused.status, refused.text]).toEqual([429, '{"status":429}']);
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    const submitted = await sendRequest(insurer, 'sanne', toFormData(fieldsFor('Sanne')));
    expect(submitted.status).toBe(429);
    expect(begun).toBe(1);
    const jan = validate('jan');
    await waitFor('the inspection of Jan’s file', () => begun === 2);
    gate.resolve();
    expect((await jan).status).toBe(200);
    expect(await Promise.all(sent)).toEqual(Array.from({ length: most }, () => 200));
    expect((await validate('sanne')).status).toBe(200);
  });
});

describe('a client that hangs up', () => {
  it('skips the inspection of its waiting files', async () => {
    const hungUp = new AbortController();
    const sent = await flood(hungUp.signal);
    hungUp.abort();
    await waitFor('the waiting files to be dropped', async () => (await underWay()).length === 1);
    gate.resolve();
    await Promise.all(sent);
    await waitFor('the last file to be dropped', async () => (await underWay()).length === 0);
    expect(begun).toBe(1);
    expect((await validate('sanne')).status).toBe(200);
  });
});
