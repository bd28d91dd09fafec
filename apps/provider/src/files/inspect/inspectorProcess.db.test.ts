import { waitFor } from '@mijn/dev-env/waitFor';
import { existsSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestFolder } from '../../testing/testFolder.testing.ts';
import { image, jpg } from '../testing/image.testing.ts';
import { createPdf, nestedForms } from '../testing/pdf.testing.ts';
import { createInspectorProcess, type InspectorProcess, type Limits } from './inspectorProcess.ts';

// Processes start here, however busy the machine is.
vi.setConfig({ testTimeout: 60_000 });

const folder = await createTestFolder('inspector-process');
const photo = path.join(folder, 'photo');
const pdf = path.join(folder, 'pdf');
const bomb = path.join(folder, 'bomb');
const target = path.join(folder, 'target');
const onItsSide = path.join(folder, 'side');
await writeFile(
  onItsSide,
  await image(5000, 4000).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
);
await writeFile(photo, await jpg(7000, 7000));
await writeFile(pdf, createPdf());
await writeFile(bomb, nestedForms(10, 7));

const plain: Limits = {
  wallMs: 60_000,
  cpuMs: 10_000,
  growth: 200 * 1024 * 1024,
  renewAbove: 100 * 1024 * 1024,
};
let inspector: InspectorProcess;
const start = (other: Partial<Limits> = {}): void => {
  inspector = createInspectorProcess(folder, { ...plain, ...other });
};
/** Returns the folders of files that are being inspected. */
const inspections = async () =>
  (await readdir(folder)).filter((name) => name.startsWith('inspection'));
/** Returns whether an inspection has received its file. */
const isBegun = async () =>
  (await inspections()).some((name) => existsSync(path.join(folder, name, 'source')));
beforeEach(() => rm(target, { force: true }));
afterEach(() => inspector.stop());

it.each([
  ['too much work', bomb, { cpuMs: 400 }],
  ['too much memory', onItsSide, { growth: 20 * 1024 * 1024 }],
])('refuses a file that takes %s, and stores nothing', async (_what, file, limits) => {
  start(limits);
  expect(await inspector.inspect(file, target)).toEqual({
    findings: [{ code: 'teZwaar' }],
    clean: null,
  });
  expect(existsSync(target)).toBe(false);
});

it('gives no verdict on a file after a timeout, and continues with the next', async () => {
  start({ wallMs: 1 });
  expect(await inspector.inspect(photo, target)).toBeUndefined();
  expect(existsSync(target)).toBe(false);
});

it('continues with the next file after one beyond the limits', async () => {
  start({ cpuMs: 1_000 });
  await inspector.inspect(bomb, target);
  expect((await inspector.inspect(pdf, target))?.clean?.kind).toBe('pdf');
});

it('stores a valid file, and leaves the uploaded one in place', async () => {
  start();
  const inspection = await inspector.inspect(pdf, target);
  expect(inspection?.clean?.kind).toBe('pdf');
  expect([existsSync(target), existsSync(pdf)]).toEqual([true, true]);
});

it('throws when the inspection itself fails, without blaming the file', async () => {
  start();
  await expect(inspector.inspect(path.join(folder, 'nowhere'), target)).rejects.toThrow('ENOENT');
});

it('finishes a file whose caller has gone, and stores nothing', async () => {
  start();
  const hungUp = new AbortController();
  const dropped = inspector.inspect(photo, target, hungUp.signal);
  await waitFor('the inspection to begin', isBegun);
  hungUp.abort(new Error('hung up'));
  await expect(dropped).rejects.toThrow('hung up');
  expect(existsSync(target)).toBe(false);
  expect((await inspector.inspect(pdf, target))?.clean?.kind).toBe('pdf');
});

it('does not start a file whose caller has gone', async () => {
  start();
  const gone = AbortSignal.abort(new Error('hung up'));
  await expect(inspector.inspect(pdf, target, gone)).rejects.toThrow('hung up');
  expect(existsSync(target)).toBe(false);
});

it.each([
  ['that it kept', pdf, {}],
  ['that took too long', photo, { wallMs: 1 }],
])('removes all traces of a file %s', async (_which, file, limits) => {
  start(limits);
  await inspector.inspect(file, target);
  expect(await inspections()).toEqual([]);
});
