import { describe, expect, it, vi } from 'vitest';
import { createTestFolder } from '../../testing/testFolder.testing.ts';
import { activeWordsIn } from '../testing/activeWords.testing.ts';
import { createCorpus, sample } from '../testing/corpus.testing.ts';
import { mutatedPdfs } from '../testing/corpusMutated.testing.ts';
import { findActiveContent, findReaders } from '../testing/otherReaders.testing.ts';
import { createPdf, stream } from '../testing/pdf.testing.ts';
import { inspectWithPdfJs, difference, picturesOf } from '../testing/pdfReader.testing.ts';
import { rewrite } from '../testing/rewrite.testing.ts';
import { contentOf } from '../testing/sampleFile.testing.ts';
import { pdfkits } from '../testing/corpusPdfkit.testing.ts';
import { pdfs } from '../testing/corpusPdfs.testing.ts';

// Other readers, which resolve objects in their own way; only in `npm run prove`.
const readers = process.env['CORPUS_FULL'] === '1' ? await findReaders() : [];
const folder = await createTestFolder('readers');

const saidByTheFolder = (object: string): string =>
  object
    .replace('/Type /Pages', '/Type /Pages /Rotate 90 /MediaBox [0 0 300 200]')
    .replace('/Parent 2 0 R /MediaBox [0 0 300 200]', '/Parent 2 0 R');

describe('rewritePdf', () => {
  it('removes everything active, whichever way it was written', async () => {
    for (const file of mutatedPdfs()) {
      const content = await rewrite(await contentOf(file));
      expect([file.name, activeWordsIn(content)]).toEqual([file.name, []]);
      const { acts, pages } = await inspectWithPdfJs(content);
      expect([file.name, acts]).toEqual([file.name, [false, null, 0]]);
      expect([file.name, pages[0]?.words]).toEqual([file.name, ['Nota 2026-001']]);
    }
  });

  it('shows the values of a filled-in form', async () => {
    const look = 'q BT /F1 12 Tf 2 2 Td (Ingevuld) Tj ET Q';
    const objects = [
      '<< /Type /Annot /Subtype /Widget /FT /Tx /T (naam) /V (Ingevuld) /Rect [10 10 110 30] /F 4 /AP << /N 6 0 R >> >>',
      stream(
        '/Type /XObject /Subtype /Form /BBox [0 0 100 20] /Resources << /Font << /F1 3 0 R >> >>',
        Buffer.from(look),
      ),
    ];
    const catalog = '/AcroForm << /Fields [5 0 R] /DR << /Font << /F1 3 0 R >> >> >>';
    const content = createPdf({ objects, catalog, page: '/Annots [5 0 R]' });
    const { pages, acts } = await inspectWithPdfJs(await rewrite(content));
    expect(pages[0]?.words).toContain('Ingevuld');
    expect(acts).toEqual([false, null, 0]);
  });

  it('keeps inherited attributes of pages', async () => {
    const content = createPdf({ write: saidByTheFolder });
    const { pages } = await inspectWithPdfJs(await rewrite(content));
    expect(pages).toEqual((await inspectWithPdfJs(content)).pages);
    expect([pages[0]?.rotate, pages[0]?.view]).toEqual([90, [0, 0, 300, 200]]);
  });

  it('removes metadata about the author', async () => {
    const content = createPdf({
      objects: ['<< /Author (Sanne) /Producer (Geheim) >>'],
      trailer: '/Info 5 0 R',
    });
    expect((await inspectWithPdfJs(content)).info).toMatchObject({ Author: 'Sanne' });
    const kept = (await rewrite(content)).toString('latin1');
    expect(kept).not.toMatch(/Sanne|Geheim|libpdf|Author|Title|Date/);
  });

  it('produces the same bytes for the same file at any time', async () => {
    vi.useFakeTimers({ now: 0, toFake: ['Date'] });
    const first = await rewrite(createPdf());
    vi.setSystemTime(86_400_000);
    const second = await rewrite(createPdf());
    vi.useRealTimers();
    expect(second.equals(first)).toBe(true);
    expect((await rewrite(createPdf({ pages: 2 }))).equals(first)).toBe(false);
  });
});

describe('activeWordsIn', () => {
  it('reports active contents in an unmodified file', async () => {
    const plain = mutatedPdfs().filter(({ name }) => name.endsWith('-plain.pdf'));
    for (const file of plain) expect(activeWordsIn(await contentOf(file))).not.toEqual([]);
    expect(plain).toHaveLength(10);
  });
});

describe.each(readers)('to $name', (reader) => {
  it('finds nothing active in a rewritten file', async () => {
    const kept = (await createCorpus()).filter(({ kept: kind }) => kind === 'pdf');
    expect(kept.length).toBeGreaterThan(300);
    for (const file of kept) {
      const content = await rewrite(await contentOf(file));
      expect([file.name, await findActiveContent(reader, content, folder)]).toEqual([
        file.name,
        [],
      ]);
    }
  }, 2_700_000);

  it('finds active contents in the original', async () => {
    const plain = mutatedPdfs().filter(({ name }) => name.endsWith('-plain.pdf'));
    for (const file of plain) {
      const words = await findActiveContent(reader, await contentOf(file), folder);
      expect([file.name, words.length]).not.toEqual([file.name, 0]);
    }
  });
});

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
