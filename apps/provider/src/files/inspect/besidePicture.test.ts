import { readdirSync, readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTestFolder } from '../../testing/testFolder.testing.ts';
import { box, read, withBrands } from '../testing/corpusHeic.testing.ts';
import { polyglotPictures } from '../testing/corpusPolyglot.testing.ts';
import { jpg, png, withBlock, withSegment, zip } from '../testing/image.testing.ts';
import { contentOf } from '../testing/sampleFile.testing.ts';
import type { Finding } from './inspection.ts';
import { inspectFile } from './inspectFile.ts';

const folder = await createTestFolder('beside');
const [source, target] = [path.join(folder, 'source'), path.join(folder, 'target')];

interface Verdict {
  readonly findings: readonly Finding[];
  /** Returns the bytes of the stored file. */
  readonly kept: Buffer;
}

async function inspect(content: Buffer): Promise<Verdict> {
  await rm(target, { force: true });
  await writeFile(source, content);
  const { findings, clean } = await inspectFile(source, target);
  return { findings, kept: clean ? await readFile(target) : Buffer.alloc(0) };
}

function makerData(name: string): Buffer {
  return Buffer.concat([Buffer.alloc(30, 0x5a), Buffer.from(name)]);
}

const phones = new URL('../testing/phones/', import.meta.url);
const readPhone = (name: string) => readFileSync(new URL(name, phones));

const polyglots = (await polyglotPictures()).filter(({ kept }) => kept !== null);
const secondPicture = await jpg(80, 60);

// Byte-identical to the result for the picture alone, so nothing else can be in it.
describe('a picture with other data before, between or after its parts', () => {
  it.each(readdirSync(phones))('keeps the main picture and nothing else of %s', async (name) => {
    const isPng = name.endsWith('.png');
    const content = readPhone(isPng ? name : 'jpg-01-ff1.jpg');
    const alone = content.subarray(0, isPng ? content.indexOf('IEND') + 8 : -1);
    const { findings, kept } = await inspect(readPhone(name));
    expect(findings).toEqual([]);
    expect(kept.equals((await inspect(alone)).kept)).toBe(true);
    expect(kept.length).toBeGreaterThan(4_000);
  });

  it.each(polyglots)('keeps the picture alone of $name', async (file) => {
    const alone = await inspect(file.kept === 'jpg' ? await jpg() : await png());
    expect(await inspect(await contentOf(file))).toEqual(alone);
    expect(alone.findings).toEqual([]);
  });

  it.each<[string, Buffer]>([
    ['no bytes', Buffer.alloc(0)],
    ['a tab and a Ctrl-Z', Buffer.from('\t\u001A')],
    ['padding and a second picture', Buffer.concat([Buffer.alloc(4_096), secondPicture])],
    ['padding of FF', Buffer.alloc(65_536, 0xff)],
    ['a film', Buffer.concat([box('ftyp', 'mp42'), box('mdat', 'x'), box('moov', '<script>')])],
    ['Samsung’s list', makerData('SEFT')],
    ['the names of other makers', makerData('vivo{"a":1}\0HTC\0BlackBerry Panasonic')],
    [
      'a few MB with rAR! and <!DOCTYPE',
      Buffer.alloc(3_000_000, 'rAR!<!DOCTYPE html PK\u0005\u0006PK\u0001\u0002'),
    ],
  ])('drops %s after it without a finding', async (_what, behind) => {
    for (const picture of [await jpg(), await png()]) {
      const alone = await inspect(picture);
      expect(await inspect(Buffer.concat([picture, behind]))).toEqual(alone);
      expect(alone.findings).toEqual([]);
    }
    const heic = await inspect(read('plain'));
    expect(await inspect(Buffer.concat([read('plain'), behind]))).toEqual(heic);
    expect(heic.findings.map(({ code }) => code)).toEqual(['omgezet', 'locatieVerwijderd']);
  });

  it.each(['sefd', 'uuid', 'mpvd', 'free', 'moov', 'meta', 'moof', 'trak', 'x?!\0'])(
    'drops a box %s of a HEIC photo without a finding',
    async (name) => {
      const alone = await inspect(read('grid'));
      const extra = box(name, Buffer.concat([Buffer.from('<script>%PDF-1.7'), zip()]));
      expect(await inspect(Buffer.concat([read('grid'), extra]))).toEqual(alone);
      expect(alone.findings).toEqual([{ code: 'omgezet' }]);
    },
  );

  it.each<[string, (photo: Buffer) => Buffer]>([
    [
      'a film’s boxes',
      (photo) => Buffer.concat([photo, box('moov', box('mvhd', Buffer.alloc(9)))]),
    ],
    ['a second photo', (photo) => Buffer.concat([photo, read('plain')])],
    ['the same photo again', (photo) => Buffer.concat([photo, photo])],
    [
      'a film in a file of its own',
      (photo) => Buffer.concat([photo, box('ftyp', 'mp42\0\0\0\0isom'), box('moov', 'x')]),
    ],
    ['a box before it', (photo) => Buffer.concat([box('skip', '<script>'), photo])],
    ['a byte-order mark before it', (photo) => Buffer.concat([Buffer.from('\uFEFF'), photo])],
    ['brands that libheif does not know', (photo) => withBrands(photo, 'heim', 'miaf', 'heim')],
    ['data that zeros follow', (photo) => Buffer.concat([photo, Buffer.alloc(9_000)])],
  ])('keeps the main picture alone of a HEIC with %s', async (_what, change) => {
    for (const name of ['grid', 'transparent']) {
      const alone = await inspect(read(name));
      expect(await inspect(change(read(name)))).toEqual(alone);
      expect(alone.findings).toEqual([{ code: 'omgezet' }]);
    }
  });

  it('drops metadata of any kind, also if it looks like another format', async () => {
    const photo = await jpg();
    const resource = 'Photoshop 3.0\x008BIM\x04\x04<!DOCTYPE <svg rAR! 7z\u00BC\u00AF %PDF-1.7';
    const alone = await inspect(photo);
    for (const marker of [0xe0, 0xe1, 0xe2, 0xed, 0xef, 0xfe]) {
      expect(await inspect(withSegment(photo, marker, resource))).toEqual(alone);
    }
    const picture = await png();
    for (const name of ['tEXt', 'prVt', 'eXIf']) {
      expect(await inspect(withBlock(picture, name, resource))).toEqual(await inspect(picture));
    }
  });
});
