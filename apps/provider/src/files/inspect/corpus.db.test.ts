import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestFolder } from '../../testing/testFolder.testing.ts';
import { activeWordsIn } from '../testing/activeWords.testing.ts';
import { createCorpus, sample } from '../testing/corpus.testing.ts';
import { contentOf, type SampleFile } from '../testing/sampleFile.testing.ts';
import { createInspector } from './inspector.ts';
import type { Inspection } from './inspection.ts';

const folder = await createTestFolder('corpus');
const inspector = createInspector(folder);
const target = path.join(folder, 'clean');
const corpus = await createCorpus();
const chosen = sample(
  corpus.filter(({ onlySent }) => !onlySent),
  90,
);

afterAll(() => inspector.close());

async function inspect(file: Pick<SampleFile, 'content' | 'name'>): Promise<Inspection> {
  const source = path.join(folder, 'source');
  await writeFile(source, await contentOf(file));
  await rm(target, { force: true });
  return inspector.inspect({ path: source, sha256: file.name }, target);
}

function named(name: string): SampleFile {
  const file = corpus.find((one) => one.name === name);
  if (!file) throw new Error(`The corpus has no ${name}`);
  return file;
}

describe('every file of the corpus gets its verdict', () => {
  it.each(chosen.map((file) => [file.name, file] as const))('%s', async (_name, file) => {
    const { findings, clean } = await inspect(file);
    expect(findings.map(({ code }) => code)).toEqual(file.findings);
    expect(clean?.kind ?? null).toBe(file.kept);
    if (file.kept === 'pdf') expect(activeWordsIn(await readFile(target))).toEqual([]);
  });
});

describe('a photo that is kept', () => {
  it('stands upright and has no notes any more', async () => {
    const { clean } = await inspect(named('phone.jpg'));
    const saved = await readFile(target);
    const { width, height, exif, xmp, icc, orientation } = await sharp(saved).metadata();
    expect([width, height]).toEqual([600, 900]);
    expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(saved).toHaveLength(clean?.bytes ?? 0);
    expect(saved.includes('GPS')).toBe(false);
  });

  it('is a jpg when it was a heic, without notes', async () => {
    await inspect(named('plain.heic'));
    const { format, width, height, exif, xmp, icc } = await sharp(target).metadata();
    expect([format, width, height]).toEqual(['jpeg', 900, 600]);
    expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined]);
    const { data } = await sharp(target)
      .extract({ left: 20, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data].every((color) => Math.abs(color - 0x33) < 6)).toBe(true);
  });

  it('is put together from its tiles, each in its place, when it is as iPhones make them', async () => {
    await inspect(named('tiles.heic'));
    const { width, height } = await sharp(target).metadata();
    expect([width, height]).toEqual([1400, 900]);
    const colourAt = async (left: number, top: number): Promise<string> => {
      const pixel = sharp(target).extract({ left, top, width: 1, height: 1 });
      const { data } = await pixel.raw().toBuffer({ resolveWithObject: true });
      // Compressed: near 33 or near cc.
      return [...data].map((part) => (part < 0x80 ? '3' : 'c')).join('');
    };
    const rows = [250, 700].map((top) =>
      Promise.all([250, 760, 1200].map((left) => colourAt(left, top))),
    );
    expect(await Promise.all(rows)).toEqual([
      ['c33', '3c3', '33c'],
      ['cc3', '3cc', 'c3c'],
    ]);
  });

  it('has lost what was stuck behind it', async () => {
    await inspect(named('with-film.jpg'));
    expect((await readFile(target)).includes('ftyp')).toBe(false);
  });
});
