import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { inhoudVan, maakCorpus, type Proefbestand, steekproef } from '../testhulp/corpus.ts';
import { maakKeurmeester } from './keurmeester.ts';
import type { Keuring } from './keuring.ts';

const map = await mkdtemp(path.join(tmpdir(), 'mijn-corpus-'));
const keurmeester = maakKeurmeester(map);
const doel = path.join(map, 'schoon');
const corpus = await maakCorpus();
const gekozen = steekproef(
  corpus.filter(({ alleenVerzonden }) => !alleenVerzonden),
  90,
);

afterAll(async () => {
  await keurmeester.close();
  await rm(map, { recursive: true });
});

async function keur(bestand: Pick<Proefbestand, 'inhoud'>): Promise<Keuring> {
  const bron = path.join(map, 'bron');
  await writeFile(bron, await inhoudVan(bestand));
  await rm(doel, { force: true });
  return keurmeester.keur(bron, doel);
}

describe('every file of the corpus gets its verdict', () => {
  it.each(gekozen.map((bestand) => [bestand.naam, bestand] as const))(
    '%s',
    async (_naam, bestand) => {
      const { bevindingen, schoon } = await keur(bestand);
      expect(bevindingen.map(({ code }) => code)).toEqual(bestand.bevindingen);
      expect(schoon?.soort ?? null).toBe(bestand.bewaard);
    },
  );
});

describe('a photo that is kept', () => {
  it('stands upright and has no notes any more', async () => {
    const foto = corpus.find(({ naam }) => naam === 'telefoon.jpg');
    const { schoon } = await keur({ inhoud: foto?.inhoud ?? Buffer.alloc(0) });
    const bewaard = await readFile(doel);
    const { width, height, exif, xmp, icc, orientation } = await sharp(bewaard).metadata();
    expect([width, height]).toEqual([600, 900]);
    expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(bewaard).toHaveLength(schoon?.bytes ?? 0);
    expect(bewaard.includes('GPS')).toBe(false);
  });

  it.each([
    ['gewoon.heic', 900, 600],
    ['groot.heic', 5656, 4242],
  ])(
    'is a jpg when it was %s, of at most 24 megapixels, without notes',
    async (naam, breedte, hoogte) => {
      const foto = corpus.find((een) => een.naam === naam);
      await keur({ inhoud: foto?.inhoud ?? Buffer.alloc(0) });
      const { format, width, height, exif, xmp, icc } = await sharp(doel).metadata();
      expect([format, width, height]).toEqual(['jpeg', breedte, hoogte]);
      expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined]);
      const { data } = await sharp(doel)
        .extract({ left: 20, top: 20, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([...data].every((kleur) => Math.abs(kleur - 0x33) < 6)).toBe(true);
    },
  );

  it('has lost what was stuck behind it', async () => {
    const foto = corpus.find(({ naam }) => naam === 'met-film.jpg');
    await keur({ inhoud: foto?.inhoud ?? Buffer.alloc(0) });
    expect((await readFile(doel)).includes('ftyp')).toBe(false);
  });
});
