import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { image, jpg } from '../testing/image.testing.ts';
import { createPdf, nestedForms } from '../testing/pdf.testing.ts';
import { createInspector } from './inspector.ts';

const map = await mkdtemp(path.join(tmpdir(), 'mijn-keurmeester-'));
const photo = path.join(map, 'photo');
const pdf = path.join(map, 'pdf');
const bomb = path.join(map, 'bomb');
const target = path.join(map, 'doel');
const onItsSide = path.join(map, 'side');
await writeFile(
  onItsSide,
  await image(5000, 4000).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
);
await writeFile(photo, await jpg(7000, 7000));
await writeFile(pdf, createPdf());
afterAll(() => rm(map, { recursive: true }));

it('refuses a file that takes too long, and goes on with the next', async () => {
  const inspector = createInspector(map, { timeMs: 1 });
  const { findings } = await inspector.inspect(photo, target);
  expect(findings).toEqual([{ code: 'teZwaar' }]);
  await inspector.close();
});

it('refuses a file that takes too much work, and goes on with the next', async () => {
  const inspector = createInspector(map, { cpuMs: 400 });
  await writeFile(bomb, nestedForms(10, 7));
  expect((await inspector.inspect(bomb, target)).findings).toEqual([{ code: 'teZwaar' }]);
  await inspector.close();
});

it('refuses a file that takes too much memory', async () => {
  const inspector = createInspector(map, { growth: 20 * 1024 * 1024 });
  expect((await inspector.inspect(onItsSide, target)).findings).toEqual([{ code: 'teZwaar' }]);
  await inspector.close();
});

it('inspects files that come in together one after the other', async () => {
  const inspector = createInspector(map);
  const together = await Promise.all(
    [1, 2, 3, 4].map((i) => inspector.inspect(pdf, path.join(map, `doel${i}`))),
  );
  expect(together.map(({ clean }) => clean?.kind)).toEqual(['pdf', 'pdf', 'pdf', 'pdf']);
  await inspector.close();
});

it('starts a fresh process after it rested', async () => {
  const inspector = createInspector(map, { idleMs: 0 });
  expect((await inspector.inspect(pdf, target)).clean?.kind).toBe('pdf');
  expect((await inspector.inspect(pdf, target)).clean?.kind).toBe('pdf');
  await inspector.close();
});

it('says it when the inspection itself fails, and does not blame the file', async () => {
  const inspector = createInspector(map);
  await expect(inspector.inspect(path.join(map, 'nowhere'), target)).rejects.toThrow('ENOENT');
  await inspector.close();
});

it('drops a file that nobody waits for any more, and goes on with the next', async () => {
  const inspector = createInspector(map);
  const hungUp = new AbortController();
  const dropped = inspector.inspect(photo, target, hungUp.signal);
  setTimeout(() => hungUp.abort(new Error('hung up')), 100);
  await expect(dropped).rejects.toThrow(/Nobody waits|hung up/);
  expect((await inspector.inspect(pdf, target)).clean?.kind).toBe('pdf');
  await inspector.close();
});

it('leaves nothing of a file behind', async () => {
  const inspector = createInspector(map, { timeMs: 1 });
  await inspector.inspect(photo, target);
  await inspector.close();
  expect((await readdir(map)).filter((name) => name.startsWith('inspection'))).toEqual([]);
});
