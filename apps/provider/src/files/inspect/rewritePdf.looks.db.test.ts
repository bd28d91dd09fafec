import { describe, expect, it } from 'vitest';
import { sample } from '../testing/corpus.testing.ts';
import { pdfkits } from '../testing/corpusPdfkit.testing.ts';
import { pdfs } from '../testing/corpusPdfs.testing.ts';
import { mutatedPdfs } from '../testing/corpusMutated.testing.ts';
import { createPdf } from '../testing/pdf.testing.ts';
import { difference, picturesOf, inspectWithPdfJs } from '../testing/pdfReader.testing.ts';
import { rewrite } from '../testing/rewrite.testing.ts';
import { contentOf } from '../testing/sampleFile.testing.ts';

const programs = await pdfkits();
const ordinary = [...programs, ...pdfs()].filter(({ kept }) => kept === 'pdf');
const named = (count: number, files = ordinary) =>
  sample(files, count).map((file) => [file.name, file] as const);

/** Tolerated difference: flattened notes blur the edges of letters. */
const slight = 0.002;

describe('a rewritten PDF keeps its', () => {
  it.each(named(12))('drawing and words: %s', async (_name, file) => {
    const content = await contentOf(file);
    const [before, after] = [
      await inspectWithPdfJs(content),
      await inspectWithPdfJs(await rewrite(content)),
    ];
    // Notes become drawings after the others, which stay the same.
    expect(after.pages.map(({ words }) => words)).toEqual(before.pages.map(({ words }) => words));
    if (before.acts[2] === 0) expect(after.pages).toEqual(before.pages);
  });

  it.each([...named(12), ...named(6, mutatedPdfs())])('picture: %s', async (_name, file) => {
    const content = await contentOf(file);
    const [before, after] = [await picturesOf(content), await picturesOf(await rewrite(content))];
    expect(after.length).toBe(before.length);
    for (const [i, picture] of before.entries()) {
      expect(difference(picture, after[i] ?? { width: 0, pixels: picture.pixels })).toBeLessThan(
        slight,
      );
    }
  });
});

describe('difference', () => {
  it('sees a line that is missing, and another size', async () => {
    const [page] = await picturesOf(createPdf());
    const without = createPdf({ write: (object) => object.replace('(Nota 2026-001)', '(Nota)') });
    const [other] = await picturesOf(without);
    const wide = createPdf({ write: (object) => object.replace('[0 0 300 200]', '[0 0 300 280]') });
    const [wider] = await picturesOf(wide);
    if (!page || !other || !wider) throw new Error('no picture');
    expect(difference(page, page)).toBe(0);
    expect(difference(page, other)).toBeGreaterThan(slight);
    expect(difference(page, wider)).toBe(1);
  });
});
