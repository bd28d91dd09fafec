import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { createTestFolder } from '../testing/testFolder.testing.ts';
import { createFolderStorage } from './storage.ts';

const storage = await createFolderStorage(await createTestFolder('storage'));

async function save(content: string): Promise<string> {
  const file = path.join(storage.workFolder, 'new');
  await writeFile(file, content);
  return storage.save(file);
}

it('stores a file under its own key, outside the work folder', async () => {
  const key = await save('nota');
  expect(await text(await storage.read(key))).toBe('nota');
  expect(await readdir(storage.workFolder)).toEqual([]);
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
});

it('lists stored files, without removed ones', async () => {
  const key = await save('nog een');
  const keys = async (): Promise<string[]> => {
    const list = [];
    for await (const file of storage.list()) list.push(file.key);
    return list;
  };
  expect(await keys()).toContain(key);
  await storage.remove(key);
  await storage.remove(key);
  expect(await keys()).not.toContain(key);
});

it('never treats a path as a key', async () => {
  await expect(storage.read('../../etc/passwd')).rejects.toThrow(RangeError);
});
