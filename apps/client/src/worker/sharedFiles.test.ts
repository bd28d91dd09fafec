import { fileRules } from '@mijn/domain/constants';
import { sharing } from '@mijn/domain/paths';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCaches } from './fakeCaches.testing.ts';
import { keepShared, readShared, removeOutdatedShared, removeShared } from './sharedFiles.ts';

const minute = 60_000;
const start = Date.UTC(2026, 10, 21, 12);
const nota = new File(['a bill'], 'nota mét é.pdf', { type: 'application/pdf' });
const photo = new File(['a photo'], 'foto.jpg', { type: 'image/jpeg' });
const large = (bytes: number) => {
  const file = new File([''], 'groot.pdf');
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
};

let store = fakeCaches();
beforeEach(() => {
  store = fakeCaches();
  vi.stubGlobal('caches', store.caches);
});
afterEach(() => vi.unstubAllGlobals());

const names = async (now: number) => (await readShared(now)).map(({ name }) => name);
const isKept = () => store.caches.has(sharing.cache);

describe('shared files', () => {
  it('are read with names, types and bytes, in their order, repeatedly', async () => {
    await keepShared([nota, photo], start);
    for (const later of [0, 14]) {
      const files = await readShared(start + later * minute);
      expect(files.map(({ name, type }) => [name, type])).toEqual([
        ['nota mét é.pdf', 'application/pdf'],
        ['foto.jpg', 'image/jpeg'],
      ]);
      expect(await files[0]?.text()).toBe('a bill');
    }
  });

  it('replace those of the previous share', async () => {
    await keepShared([nota, photo], start);
    await keepShared([photo], start + minute);
    expect(await names(start + minute)).toEqual(['foto.jpg']);
  });

  it('are removed once, by the first caller', async () => {
    await keepShared([nota], start);
    expect([await removeShared(), await removeShared()]).toEqual([true, false]);
    expect(await names(start)).toEqual([]);
  });

  it.each([
    ['after 15 minutes', 15 * minute],
    ['after a day', 24 * 60 * minute],
    ['after the clock was set back', -minute],
  ])('are neither read nor left behind %s', async (_when, later) => {
    await keepShared([nota], start);
    expect(await names(start + later)).toEqual([]);
    expect(await isKept()).toBe(false);
    await keepShared([nota], start);
    await removeOutdatedShared(start + later);
    expect(await isKept()).toBe(false);
  });

  it('are kept while a worker that starts for them removes those of an earlier day', async () => {
    const later = start + 24 * 60 * minute;
    for (const delay of Array.from({ length: 12 }, (_, ticks) => ticks)) {
      await keepShared([nota], start);
      const removed = removeOutdatedShared(later);
      for (let tick = 0; tick < delay; tick += 1) await Promise.resolve();
      await Promise.all([removed, keepShared([photo], later)]);
      expect(await names(later)).toEqual(['foto.jpg']);
    }
  });

  it('are kept before that', async () => {
    await keepShared([nota], start);
    await removeOutdatedShared(start + 15 * minute - 1);
    expect(await isKept()).toBe(true);
  });

  it('are not kept above the maximum of a claim, and then end the previous share', async () => {
    await keepShared([nota], start);
    await keepShared([large(fileRules.maximumBytesTogether), large(1)], start);
    expect(await isKept()).toBe(false);
    await keepShared([large(fileRules.maximumBytesTogether)], start);
    expect(await isKept()).toBe(true);
  });

  it('are kept whole or not at all on a device that is full', async () => {
    store.failAtPut(2);
    await keepShared([nota, photo], start);
    expect(await isKept()).toBe(false);
    expect(await names(start)).toEqual([]);
  });

  it('are empty when the browser keeps nothing', async () => {
    vi.stubGlobal('caches', undefined);
    Reflect.deleteProperty(globalThis, 'caches');
    await keepShared([nota], start);
    expect([await names(start), await removeShared()]).toEqual([[], false]);
  });
});
