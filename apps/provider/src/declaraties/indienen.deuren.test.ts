import { providerBasis, restPaden } from '@mijn/contract/restPaden';
import { waitFor } from '@mijn/dev-env/waitFor';
import { bsnVan } from '@mijn/testdata/bouwRelatie';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  maakToken,
  nummerVan,
  type ProefProvider,
  startProefProvider,
} from '../testhulp/proefProvider.ts';
import { formulier, stuurIn, veldenVoor } from './indienen.testhulp.ts';

const map = await mkdtemp(path.join(tmpdir(), 'mijn-deuren-'));
const tempo = { opnemenNaMs: 600_000, beoordelenNaMs: 600_000 };

describe('row-level security, with the calls’ own check taken away', () => {
  let insurer: ProefProvider;
  beforeAll(async () => {
    insurer = await startProefProvider(
      { tempo },
      {
        proefAccess: (access) => ({
          ...access,
          zichtbaar: new Map([...access.zichtbaar, [nummerVan('Jan'), { magZorgZien: true }]]),
        }),
      },
    );
  });
  afterAll(() => insurer.stop());

  it('stores no claim for somebody of another family', async () => {
    const sleutel = randomUUID();
    const form = formulier(veldenVoor('Jan', { bevestigd: ['nietVerzekerd'] }));
    expect((await stuurIn(insurer, 'sanne', form, sleutel)).status).toBe(500);
    const rijen = await insurer.sql(
      `SELECT FROM verzekeraar.declaratie WHERE idempotency_key = '${sleutel}'`,
    );
    expect(rijen).toEqual([]);
  });
});

describe('a request that is broken off', () => {
  let insurer: ProefProvider;
  beforeAll(async () => {
    insurer = await startProefProvider({ tempo, bestandenMap: map });
  });
  afterAll(async () => {
    await insurer.stop();
    await rm(map, { recursive: true, force: true });
  });

  async function begin(): Promise<ReturnType<typeof request>> {
    const token = await maakToken(bsnVan('sanne'));
    return request(`${insurer.url}${providerBasis}${restPaden.indienen}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': randomUUID(),
        'content-type': 'multipart/form-data; boundary=grens',
      },
    });
  }
  const kop =
    '--grens\r\ncontent-disposition: form-data; name="bestanden"; filename="a.pdf"\r\n\r\n%PDF-';

  it('leaves no file behind', async () => {
    const aanvraag = await begin();
    aanvraag.on('error', () => undefined);
    aanvraag.write(kop + 'x'.repeat(100_000));
    const onderweg = path.join(map, 'onderweg');
    await waitFor('the file to arrive', async () => (await readdir(onderweg)).length > 0);
    aanvraag.destroy();
    await waitFor('the file to go', async () => (await readdir(onderweg)).length === 0);
  });

  it('is ended by us when it never ends, however it is sent', async () => {
    const aanvraag = await begin();
    const { promise, resolve } = Promise.withResolvers<number | string>();
    aanvraag.on('response', (antwoord) => resolve(antwoord.statusCode ?? 0));
    aanvraag.on('error', () => resolve('cut off'));
    aanvraag.write(kop);
    const stuk = Buffer.alloc(1024 * 1024, 'x');
    const klaar = new AbortController();
    void promise.then(() => klaar.abort());
    for (let mb = 0; mb < 200 && !klaar.signal.aborted; mb += 1) {
      await new Promise((verder) => void aanvraag.write(stuk, verder));
    }
    aanvraag.destroy();
    expect([413, 'cut off']).toContain(await promise);
    await waitFor('the file to go', async () => (await readdir(map + '/onderweg')).length === 0);
  });
});
