import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Bestandsopslag, OpgeslagenBestand } from './opslag.ts';
import { maakS3Opslag } from './s3Opslag.ts';
import { startStubS3, type StubS3 } from './testhulp/stubS3.ts';

const map = await mkdtemp(path.join(tmpdir(), 'mijn-s3-'));
let s3: StubS3;
let opslag: Bestandsopslag;
const config = () => ({
  adres: s3.adres,
  regio: 'eu-test-1',
  sleutelId: 'proef',
  geheim: 'geheim',
});
beforeAll(async () => {
  s3 = await startStubS3();
  opslag = await maakS3Opslag(config(), path.join(map, 'onderweg'));
});
afterAll(async () => {
  await s3.stop();
  await rm(map, { recursive: true });
});
afterEach(() => {
  s3.storing = undefined;
});

async function bewaar(inhoud: string | Buffer): Promise<string> {
  const pad = path.join(opslag.werkmap, 'nieuw');
  await writeFile(pad, inhoud);
  return opslag.bewaar(pad);
}

async function alle(): Promise<OpgeslagenBestand[]> {
  const bestanden = [];
  for await (const bestand of opslag.lijst()) bestanden.push(bestand);
  return bestanden;
}

it('keeps a file in the bucket under a key of its own, and nothing of it here', async () => {
  const sleutel = await bewaar('nota');
  expect(await text(await opslag.lees(sleutel))).toBe('nota');
  expect(await readdir(opslag.werkmap)).toEqual([]);
  expect([...s3.inhoud.keys()]).toEqual([`bestanden/${sleutel}`]);
});

it('sends a file of 10 MB whole', async () => {
  const sleutel = await bewaar(Buffer.alloc(10 * 1024 * 1024, 'x'));
  expect(s3.inhoud.get(`bestanden/${sleutel}`)?.bytes).toHaveLength(10 * 1024 * 1024);
});

it('lists page after page what is ours, and forgets what is removed', async () => {
  const sleutels = await Promise.all(
    ['a', 'b', 'c'].map(async (naam) => {
      const pad = path.join(opslag.werkmap, naam);
      await writeFile(pad, naam);
      return opslag.bewaar(pad);
    }),
  );
  s3.inhoud.set('bestanden/van-een-ander', {
    bytes: Buffer.alloc(1),
    op: new Date().toISOString(),
  });
  const lijst = async () => (await alle()).map(({ sleutel }) => sleutel);
  expect(await lijst()).toEqual(expect.arrayContaining(sleutels));
  expect(await lijst()).not.toContain('van-een-ander');
  await opslag.verwijder(sleutels[0] ?? '');
  await opslag.verwijder(sleutels[0] ?? '');
  expect(await lijst()).not.toContain(sleutels[0]);
  const [eerste] = await alle();
  expect(eerste?.gewijzigdOp.until(Temporal.Now.instant()).total('minutes')).toBeLessThan(5);
});

it.each([500, 403])(
  'takes nothing when S3 answers %i, and the file is still here',
  async (status) => {
    const sleutel = await bewaar('nota');
    s3.storing = status;
    await expect(bewaar('nog een')).rejects.toMatchObject({ status: 503 });
    expect(await readdir(opslag.werkmap)).toEqual(['nieuw']);
    await expect(opslag.lees(sleutel)).rejects.toMatchObject({ status: 503 });
  },
);

it('says it when S3 is not there, or the key is another’s', async () => {
  const fout = await maakS3Opslag({ ...config(), sleutelId: 'ander' }, opslag.werkmap);
  await expect(fout.lees(await bewaar('x'))).rejects.toMatchObject({ status: 503 });
  const weg = await maakS3Opslag(
    { ...config(), adres: 'http://127.0.0.1:9/emmer' },
    opslag.werkmap,
  );
  await expect(weg.lees(await bewaar('x'))).rejects.toMatchObject({ status: 503 });
});

it('never takes a path for a key', async () => {
  await expect(opslag.lees('../../etc/passwd')).rejects.toThrow(RangeError);
});
