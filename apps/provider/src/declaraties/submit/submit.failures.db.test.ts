import { providerBase } from '@mijn/contract/addresses';
import { calls } from '@mijn/contract/calls';
import { waitFor } from '@mijn/dev-env/waitFor';
import { bsnOf } from '@mijn/testdata/toRelatie';
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestFolder } from '../../testing/testFolder.testing.ts';
import {
  createToken,
  numberOf,
  type TestProvider,
  startTestProvider,
} from '../../testing/trialProvider.testing.ts';
import { toFormData, sendRequest, fieldsFor } from './submit.testing.ts';

const folder = await createTestFolder('submit-failures');
const pace = { startProcessingAfterMs: 600_000, assessAfterMs: 600_000 };

describe('row-level security, without the call’s own check', () => {
  let insurer: TestProvider;
  beforeAll(async () => {
    insurer = await startTestProvider(
      { pace },
      {
        testAccess: (access) => ({
          ...access,
          visible: new Map([...access.visible, [numberOf('Jan'), { maySeeCare: true }]]),
        }),
      },
    );
  });
  afterAll(() => insurer.stop());

  it('stores no claim for a person of another family', async () => {
    const key = randomUUID();
    const form = toFormData(fieldsFor('Jan', { bevestigd: ['nietVerzekerd'] }));
    expect((await sendRequest(insurer, 'sanne', form, key)).status).toBe(500);
    const rows = await insurer.sql(
      `SELECT FROM insurer.declaratie WHERE idempotency_key = '${key}'`,
    );
    expect(rows).toEqual([]);
  });
});

describe('an aborted request', () => {
  let insurer: TestProvider;
  beforeAll(async () => {
    insurer = await startTestProvider({ pace, filesFolder: folder });
  });
  afterAll(() => insurer.stop());

  async function begin(): Promise<ReturnType<typeof request>> {
    const token = await createToken(bsnOf('sanne'));
    return request(`${insurer.url}${providerBase}${calls.indienen.path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': randomUUID(),
        'content-type': 'multipart/form-data; boundary=border',
      },
    });
  }
  const header =
    '--border\r\ncontent-disposition: form-data; name="bestanden"; filename="a.pdf"\r\n\r\n%PDF-';

  it('leaves no file behind', async () => {
    const upload = await begin();
    upload.on('error', () => undefined);
    upload.write(header + 'x'.repeat(100_000));
    const underWay = path.join(folder, 'underWay');
    await waitFor('the file to arrive', async () => (await readdir(underWay)).length > 0);
    upload.destroy();
    await waitFor('the file to go', async () => (await readdir(underWay)).length === 0);
  });

  it('is closed by us when it never ends, with any transfer encoding', async () => {
    const upload = await begin();
    const { promise, resolve } = Promise.withResolvers<number | string>();
    upload.on('response', (response) => resolve(response.statusCode ?? 0));
    upload.on('error', () => resolve('cut off'));
    upload.write(header);
    const piece = Buffer.alloc(1024 * 1024, 'x');
    const done = new AbortController();
    void promise.then(() => done.abort());
    for (let mb = 0; mb < 200 && !done.signal.aborted; mb += 1) {
      await new Promise((onward) => void upload.write(piece, onward));
    }
    upload.destroy();
    expect([413, 'cut off']).toContain(await promise);
    await waitFor(
      'the file to go',
      async () => (await readdir(path.join(folder, 'underWay'))).length === 0,
    );
  });
});
