import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type OpenFile, RotatingFile } from './log.ts';
import { createPrivateFolder } from '../test/appProcess.testing.ts';
import { waitFor } from '../waitFor.ts';

let folder = createPrivateFolder();
beforeEach(() => {
  folder = createPrivateFolder();
});
afterEach(() => folder.remove());

function fullDisk() {
  const disk = { isFull: true, text: '' };
  const open = async (): Promise<OpenFile> => ({
    size: 0,
    append: async (text) => {
      if (disk.isFull) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
      disk.text += text;
    },
    close: async () => undefined,
  });
  return { disk, open };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('appends lines in order, also after a restart', async () => {
  const file = path.join(folder.dir, 'a.log');
  for (const half of ['one\ntwo\n', 'three\n']) {
    const log = new RotatingFile(file, { maxBytes: 1_000, files: 2 });
    for (const line of half.match(/.*\n/g) ?? []) log.write(line);
    await log.close();
  }
  expect(readFileSync(file, 'utf8')).toBe('one\ntwo\nthree\n');
});

test('stays within the size of its files', async () => {
  const file = path.join(folder.dir, 'a.log');
  const log = new RotatingFile(file, { maxBytes: 100, files: 3 });
  for (let line = 0; line < 100; line += 1) {
    const text = `line ${String(line).padStart(4, '0')} of ten\n`;
    log.write(text);
    await waitFor('the line', () => existsSync(file) && readFileSync(file, 'utf8').includes(text));
  }
  await log.close();
  const kept = ['', '.1', '.2'].map((end) => readFileSync(file + end, 'utf8'));
  expect(existsSync(`${file}.3`)).toBe(false);
  expect(Math.max(...kept.map(({ length }) => length))).toBeLessThan(150);
  expect(kept[0]).toMatch(/line 0099 of ten\n$/);
});

test('survives a full disk, and later reports how many lines were lost', async () => {
  const { disk, open } = fullDisk();
  const log = new RotatingFile('x', { maxBytes: 1_000, files: 2, open });
  for (const line of ['a\n', 'b\n', 'c\n']) {
    log.write(line);
    await turn();
  }
  disk.isFull = false;
  log.write('d\n');
  await log.close();
  expect(disk.text).toMatch(/^\n\{.*"lost":3,"msg":"lines of this log were lost"\}\nd\n$/);
});

test('survives a full device', async () => {
  const file = path.join(folder.dir, 'a.log');
  symlinkSync('/dev/full', file);
  const log = new RotatingFile(file, { maxBytes: 1_000, files: 2 });
  log.write('a\n');
  await expect(log.close()).resolves.toBeUndefined();
});

test('buffers a bounded amount while the disk does not respond', async () => {
  let text = '';
  const { promise, resolve } = Promise.withResolvers<void>();
  const open = async (): Promise<OpenFile> => ({
    size: 0,
    append: async (more) => {
      await promise;
      text += more;
    },
    close: async () => undefined,
  });
  const log = new RotatingFile('x', { maxBytes: 1e9, files: 2, open });
  const line = `${'x'.repeat(999_999)}\n`;
  for (let n = 0; n < 50; n += 1) log.write(line);
  resolve();
  await log.close();
  expect(text.length).toBeLessThan(6_000_000);
});
