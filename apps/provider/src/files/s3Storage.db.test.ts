import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createTestFolder } from '../testing/testFolder.testing.ts';
import type { FileStorage, StoredFile } from './storage.ts';
import { createS3Storage } from './s3Storage.ts';
import { startStubS3, type StubS3 } from './testing/stubS3.testing.ts';

const folder = await createTestFolder('s3');
let s3: StubS3;
let storage: FileStorage;
const config = () => ({
  address: s3.address,
  region: 'eu-test-1',
  credentials: { accessKeyId: 'test', secretAccessKey: 'secret' },
});
beforeAll(async () => {
  s3 = await startStubS3();
  storage = await createS3Storage(config(), path.join(folder, 'underWay'));
});
afterAll(() => s3.stop());
afterEach(() => {
  s3.failingWith = undefined;
});

async function save(content: string | Buffer): Promise<string> {
  const file = path.join(storage.workFolder, 'new');
  await writeFile(file, content);
  return storage.save(file);
}

async function all(): Promise<StoredFile[]> {
  const files = [];
  for await (const file of storage.list()) files.push(file);
  return files;
}

it('stores a file in the bucket under its own key, and nothing locally', async () => {
  const key = await save('nota');
  expect(await text(await storage.read(key))).toBe('nota');
  expect(await readdir(storage.workFolder)).toEqual([]);
  expect([...s3.content.keys()]).toEqual([`files/${key}`]);
});

it('sends a file of 10 MB whole', async () => {
  const key = await save(Buffer.alloc(10 * 1024 * 1024, 'x'));
  expect(s3.content.get(`files/${key}`)?.bytes).toHaveLength(10 * 1024 * 1024);
});

it('lists our files over several pages, without removed ones', async () => {
  const keys = await Promise.all(
    ['a', 'b', 'c'].map(async (name) => {
      const file = path.join(storage.workFolder, name);
      await writeFile(file, name);
      return storage.save(file);
    }),
  );
  s3.content.set('files/van-een-ander', {
    bytes: Buffer.alloc(1),
    changedAt: new Date().toISOString(),
  });
  const list = async () => (await all()).map(({ key }) => key);
  expect(await list()).toEqual(expect.arrayContaining(keys));
  expect(await list()).not.toContain('van-een-ander');
  await storage.remove(keys[0] ?? '');
  await storage.remove(keys[0] ?? '');
  expect(await list()).not.toContain(keys[0]);
  const [first] = await all();
  expect(first?.changedAt.until(Temporal.Now.instant()).total('minutes')).toBeLessThan(5);
});

it.each([500, 403])(
  'stores nothing when S3 answers %i, and keeps the local file',
  async (status) => {
    const key = await save('nota');
    s3.failingWith = status;
    const cause = { message: `S3: status ${status}` };
    await expect(save('nog een')).rejects.toMatchObject({ status: 503, cause });
    expect(await readdir(storage.workFolder)).toEqual(['new']);
    await expect(storage.read(key)).rejects.toMatchObject({ status: 503 });
  },
);

it('throws when S3 is unreachable, or rejects the key', async () => {
  const error = await createS3Storage(
    { ...config(), credentials: { accessKeyId: 'other', secretAccessKey: 'secret' } },
    storage.workFolder,
  );
  await expect(error.read(await save('x'))).rejects.toMatchObject({ status: 503 });
  const gone = await createS3Storage(
    { ...config(), address: 'http://127.0.0.1:9/emmer' },
    storage.workFolder,
  );
  await expect(gone.read(await save('x'))).rejects.toMatchObject({
    status: 503,
    cause: { message: expect.stringMatching(/^S3: Error ECONNREFUSED/) },
  });
});

it('never treats a path as a key', async () => {
  await expect(storage.read('../../etc/passwd')).rejects.toThrow(RangeError);
});
