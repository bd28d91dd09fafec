import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import PdfKit, { type Options } from 'pdfkit';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestFolder } from '../../testing/testFolder.testing.ts';
import { jpg, zip } from '../testing/image.testing.ts';
import { createPdf, stream } from '../testing/pdf.testing.ts';
import { inspectWithPdfJs, picturesOf } from '../testing/pdfReader.testing.ts';
import { drawPictures } from './drawPictures.ts';
import { inspectPdf } from './inspectPdf.ts';
import { determineKind } from './kind.ts';
import { readContents, withPdf } from './pdfReader.ts';
import type { PagePicture } from './picturePage.ts';

const folder = await createTestFolder('pdf');
const target = path.join(folder, 'target');
beforeEach(() => rm(target, { force: true }));

/** Inspects a PDF without findings; returns the contents of the first page of the copy. */
async function keptContents(content: Buffer) {
  expect(await determineKind(content)).toBe('pdf');
  expect(await inspectPdf(content, target)).toEqual([]);
  return contentsOf(await readFile(target));
}

function contentsOf(content: Buffer, number = 1) {
  return withPdf(content, async (document) =>
    readContents(await document.getPage(number), await document.getOptionalContentConfig()),
  );
}

async function keptWords(): Promise<string> {
  const { pages } = await inspectWithPdfJs(await readFile(target));
  return pages.flatMap(({ words }) => words).join(' ');
}

const patched = (content: Buffer, from: string | RegExp, to: string): Buffer =>
  Buffer.from(content.toString('latin1').replace(from, to), 'latin1');

/** The part of pdfkit that its types lack. */
interface FormDocument {
  readonly initForm: () => void;
  readonly formText: (
    name: string,
    ...place: readonly [x: number, y: number, width: number, height: number, { value: string }]
  ) => void;
}

function hasForms(document: object): document is FormDocument {
  return 'initForm' in document && 'formText' in document;
}

function encrypted(options: Partial<Options>, value?: string): Promise<Buffer> {
  const document = new PdfKit({ pdfVersion: '1.7ext3', ...options });
  const whole = buffer(document);
  document.text('Nota 2026-001');
  if (value !== undefined) {
    const form = document.font('Helvetica');
    if (!hasForms(form)) throw new Error('pdfkit has no forms');
    form.initForm();
    form.formText('nr', 50, 200, 100, 20, { value });
  }
  document.end();
  return whole;
}

const highlight =
  '/Subtype /Highlight /Rect [38 95 150 115] /QuadPoints [38 115 150 115 38 95 150 95] /C [1 1 0] /F 4';

const annotation = (entries: string) =>
  createPdf({ objects: [`<< /Type /Annot ${entries} >>`], page: '/Annots [5 0 R]' });

const ink = '/Subtype /Ink /Rect [40 40 90 60] /InkList [[40 40 90 60]] /C [1 0 0] /F 4';

/** A scan of 20 megapixels, which pdf.js omits, with an annotation. */
const largeScan = (entries: string, bits = 1) =>
  createPdf({
    objects: [
      `<< /Type /Annot ${entries} >>`,
      stream(
        `/Type /XObject /Subtype /Image /Width 5000 /Height 4000 /ColorSpace /DeviceGray /BitsPerComponent ${bits} /Filter /FlateDecode`,
        deflateSync(Buffer.alloc(625 * bits * 4000)),
      ),
      stream('', Buffer.from('q 200 0 0 150 20 20 cm /X Do Q')),
    ],
    page: '/Annots [5 0 R]',
    write: (object) =>
      object
        .replace('/Contents 4 0 R', '/Contents 7 0 R')
        .replace('/Font << /F1 3 0 R >>', '/XObject << /X 6 0 R >>'),
  });

/** A photo of 20 megapixels, which pdf.js omits, over the whole page. */
async function largePhoto(entries: string): Promise<Buffer> {
  const photo = await sharp({
    create: { width: 5_000, height: 4_000, channels: 3, background: '#3a7' },
  })
    .composite([{ input: await sharp(scan).resize(3_000).toBuffer(), left: 900, top: 800 }])
    .jpeg()
    .toBuffer();
  return createPdf({
    objects: [
      `<< /Type /Annot ${entries} >>`,
      stream(
        '/Type /XObject /Subtype /Image /Width 5000 /Height 4000 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode',
        photo,
      ),
      stream('', Buffer.from('q 300 0 0 200 0 0 cm /X Do Q')),
    ],
    page: '/Annots [5 0 R]',
    write: (object) =>
      object
        .replace('/Contents 4 0 R', '/Contents 7 0 R')
        .replace('/Font << /F1 3 0 R >>', '/XObject << /X 6 0 R >>'),
  });
}

const form = (entries: string, catalog = '', more: readonly string[] = []) =>
  createPdf({
    objects: [
      `<< /Type /Annot /Subtype /Widget /FT /Tx /T (nr) ${entries.includes('/V ') ? '' : '/V (700410137)'} /F 4 ${entries.includes('/Rect') ? '' : '/Rect [40 40 200 60]'} ${entries} >>`,
      stream('/Subtype /Form /BBox [0 0 160 20]', Buffer.from('BT /F1 9 Tf (700410137) Tj ET')),
      ...more,
    ],
    catalog: `/AcroForm << /Fields [5 0 R] /DA (/Helv 12 Tf 0 g) /DR << /Font << /Helv 3 0 R >> >> ${catalog} >>`,
    page: '/Annots [5 0 R]',
  });

const scan = await jpg(900, 600);

/** A page that inherits fonts and a picture from its /Pages node, with or without a link. */
const inherited = (page = '') =>
  createPdf({
    objects: [
      '<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect [40 40 90 60] /A << /S /URI /URI (https://example.org) >> >>',
      stream(
        '/Type /XObject /Subtype /Image /Width 900 /Height 600 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode',
        scan,
      ),
      stream(
        '',
        Buffer.from('q 90 0 0 60 100 20 cm /X Do Q BT /F1 18 Tf 40 100 Td (Nota 2026-001) Tj ET'),
      ),
    ],
    page,
    write: (object) =>
      object
        .replace(
          '/Type /Pages',
          '/Type /Pages /Resources << /Font << /F1 3 0 R >> /XObject << /X 6 0 R >> >>',
        )
        .replace('/Contents 4 0 R /Resources << /Font << /F1 3 0 R >> >>', '/Contents 7 0 R'),
  });

const drawInverted: typeof drawPictures = async (...page) => {
  const inverted = new Map<number, PagePicture>();
  for (const [number, picture] of await drawPictures(...page)) {
    const jpeg = await sharp(picture.jpeg).negate().toBuffer();
    inverted.set(number, { ...picture, jpeg });
  }
  return inverted;
};

/** Draws on a hidden layer of the last of 21 pages, of which the ink is not compared. */
const hiddenOnLastPage = (drawing: string) => {
  let pages = 0;
  return createPdf({
    pages: 21,
    objects: [
      '<< /Type /OCG /Name (Laag) >>',
      stream('', Buffer.from(`BT /F1 18 Tf 40 100 Td (Nota) Tj ET /OC /L BDC ${drawing} EMC`)),
      stream(
        '/Type /XObject /Subtype /Image /Width 900 /Height 600 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode',
        scan,
      ),
    ],
    catalog: '/OCProperties << /OCGs [5 0 R] /D << /OFF [5 0 R] >> >>',
    write: (object) => {
      if (!object.includes('/Type /Page ')) return object;
      pages += 1;
      return pages < 21
        ? object
        : object
            .replace('/Contents 4 0 R', '/Contents 6 0 R')
            .replace(
              '/Font << /F1 3 0 R >>',
              '/Font << /F1 3 0 R >> /XObject << /X 7 0 R >> /Properties << /L 5 0 R >>',
            );
    },
  });
};

describe('inspectPdf copies', () => {
  it('keeps a bill with all its pages', async () => {
    expect(await inspectPdf(createPdf({ pages: 7 }), target)).toEqual([]);
    const { pages } = await inspectWithPdfJs(await readFile(target));
    expect(pages.map(({ words }) => words)).toEqual(
      Array.from({ length: 7 }, () => ['Nota 2026-001']),
    );
  });

  it.each([
    ['a link', '/Annots [5 0 R]'],
    ['no link', ''],
  ])('keeps fonts and pictures that a page with %s inherits', async (_how, page) => {
    const content = inherited(page);
    const kept = await keptContents(content);
    expect(kept).toEqual(await contentsOf(content));
    expect([kept.text, kept.pictures.length]).toEqual(['Nota2026-001', 1]);
    expect((await readFile(target)).includes(scan)).toBe(true);
  });

  it('keeps a large photo as it is', async () => {
    const photo = await jpg(1_500, 1_200);
    const document = new PdfKit({});
    const whole = buffer(document);
    document.image(photo, 0, 0, { width: 500 });
    document.end();
    await keptContents(await whole);
    expect((await readFile(target)).includes(photo)).toBe(true);
  });

  it.each([
    ['with an appearance', '/AP << /N 6 0 R >> ', ''],
    ['without one', '', ''],
    ['that readers have to draw', '', '/NeedAppearances true'],
  ])('shows a form value %s', async (_how, entries, catalog) => {
    const { text } = await keptContents(form(entries, catalog));
    expect(text).toBe('Nota2026-001700410137');
  });

  it.each([
    ['', ''],
    [' that readers have to draw', '/NeedAppearances true'],
  ])('shows letters that Helvetica lacks in a value%s', async (_how, catalog) => {
    const name = '<FEFF015E00FC006B007200FC002001410075006B006100730069006B>';
    const { text } = await keptContents(form(`/V ${name}`, catalog));
    expect(text).toBe('Nota2026-001ŞükrüŁukasik');
    expect(await keptWords()).toContain('Łukasik');
  });

  it('shows the label of a choice, not its value', async () => {
    const choice = '/FT /Ch /Ff 131072 /V (b) /Opt [[(a) (Tandarts)] [(b) (Fysiotherapie)]]';
    const { text } = await keptContents(form(choice));
    expect(text).toBe('Nota2026-001Fysiotherapie');
  });

  it('does not show a password that was filled in', async () => {
    const { text } = await keptContents(form('/Ff 8192'));
    expect(text).toBe('Nota2026-001');
  });

  it('shows a note that has no appearance, in its size and over more lines', async () => {
    const note =
      '/Subtype /FreeText /Rect [20 20 100 80] /Contents (Relatienummer 700410137 voor \\240 45) /DA (/Helv 12 Tf 0 g) /F 4';
    const { text } = await keptContents(annotation(note));
    expect(text).toBe('Nota2026-001Relatienummer700410137voor€45');
    expect(await keptWords()).toContain('Relatienummer');
  });

  it.each([
    ['in UTF-8', `/V <EFBBBF5BC59E656E5D>`, '[Şen]'],
    ['in a stream', '/V 7 0 R', 'Zieuitlegvan5oktober'],
    [
      'in rich text only',
      '/V null /RV (<body><p>Jan &amp; Piet<br/>&#8364; 45</p></body>)',
      'Jan&Piet€45',
    ],
  ])('shows a form value %s', async (_how, entries, shown) => {
    const more = [stream('', Buffer.from('Zie uitleg van 5 oktober'))];
    const { text } = await keptContents(form(entries, '', more));
    expect(text).toBe(`Nota2026-001${shown}`);
  });

  it('shows a note of which the words are in rich text only', async () => {
    const note = '/Subtype /FreeText /Rect [20 20 100 80] /F 4';
    const { text } = await keptContents(annotation(`${note} /RC (<p>Voor <b>Sanne</b></p>)`));
    expect(text).toBe('Nota2026-001VoorSanne');
  });

  const unknownLetters = [
    ['Chinese', '4E2D6587'],
    ['Arabic', '063406A9'],
    ['Hebrew, which the font has but would not turn', '05E905DC'],
    ['an emoji', 'D83DDE00'],
  ] as const;

  it.each(unknownLetters)('refuses a note in %s, and says what to do', async (_what, units) => {
    const note = `/Subtype /FreeText /Rect [20 20 100 80] /Contents <FEFF${units}> /F 4`;
    expect(await inspectPdf(annotation(note), target)).toEqual([{ code: 'kopieVerschilt' }]);
  });

  it.each(unknownLetters)('keeps the appearance of a value in %s', async (_what, units) => {
    const content = form(`/V <FEFF${units}> /AP << /N 6 0 R >>`, '/NeedAppearances true');
    expect((await keptContents(content)).text).toBe('Nota2026-001700410137');
  });

  it.each([
    ['a highlight', highlight],
    ['a drawn line', '/Subtype /Ink /Rect [10 10 90 90] /InkList [[10 10 90 90]] /C [1 0 0] /F 4'],
  ])('keeps a page with %s as a picture, its words behind it', async (_what, entries) => {
    const { pictures, text, invisibleText } = await keptContents(annotation(entries));
    expect([pictures.length, text, invisibleText]).toEqual([1, '', 'Nota2026-001']);
    expect(await keptWords()).toBe('Nota 2026-001');
  });

  it('keeps a photo too large to render under a note, from a smaller version', async () => {
    const { pictures } = await keptContents(await largePhoto(ink));
    expect(pictures).toHaveLength(1);
    const [page] = await picturesOf(await readFile(target));
    // The photo's green in a corner, and the red of the note.
    const at = (x: number, y: number) => {
      const first = (y * (page?.width ?? 0) + x) * 4;
      return [...(page?.pixels.subarray(first, first + 3) ?? [])];
    };
    const [red = 0, green = 0] = at(5, 5);
    expect(green).toBeGreaterThan(red + 60);
    const isRed = page?.pixels.some(
      (value, i, all) => i % 4 === 0 && value > 180 && (all[i + 1] ?? 255) < 100,
    );
    expect(isRed).toBe(true);
  });

  it('refuses a page of which the picture differs as well', async () => {
    const content = annotation(highlight);
    expect(await inspectPdf(content, target, drawInverted)).toEqual([{ code: 'kopieVerschilt' }]);
    expect(existsSync(target)).toBe(false);
  });

  it.each([
    ['words', 'BT /F1 18 Tf 40 60 Td (Kopie 99,00) Tj ET'],
    ['a picture', 'q 90 0 0 60 100 20 cm /X Do Q'],
  ])('notices %s too many after the pages of which the ink is compared', async (_what, drawing) => {
    expect(await inspectPdf(hiddenOnLastPage(drawing), target)).toEqual([]);
    const { pages } = await inspectWithPdfJs(await readFile(target));
    expect(pages[20]?.words).toEqual(['Nota']);
    const { pictures } = await contentsOf(await readFile(target), 21);
    expect(pictures).toEqual(['paintImageXObject  625 417']);
  });

  it('keeps a hidden layer hidden', async () => {
    const drawing =
      'BT /F1 18 Tf 40 100 Td (Nota 45,00) Tj ET /OC /L BDC BT /F1 18 Tf 40 60 Td (Kopie 99,00) Tj ET EMC';
    const content = createPdf({
      objects: ['<< /Type /OCG /Name (Laag) >>', stream('', Buffer.from(drawing))],
      catalog: '/OCProperties << /OCGs [5 0 R] /D << /OFF [5 0 R] >> >>',
      write: (object) =>
        object
          .replace('/Contents 4 0 R', '/Contents 6 0 R')
          .replace('/Font << /F1 3 0 R >>', '/Font << /F1 3 0 R >> /Properties << /L 5 0 R >>'),
    });
    const { text, invisibleText, pictures } = await keptContents(content);
    expect([text, invisibleText, pictures.length]).toEqual(['', 'Nota45,00', 1]);
    expect((await readFile(target)).toString('latin1')).not.toContain('Kopie');
  });

  it('keeps the invisible text of a scan', async () => {
    const content = createPdf({
      write: (object) =>
        object.replace('BT /F1', 'BT 3 Tr /F1').replace('/Length 48', '/Length 53'),
    });
    expect(await inspectPdf(content, target)).toEqual([{ code: 'beschadigd' }]);
    const drawn = createPdf({
      write: (object) =>
        object.replace('BT /F1', '0 0 9 9 re f BT 3 Tr /F1').replace('/Length 48', '/Length 66'),
    });
    expect((await keptContents(drawn)).invisibleText).toBe('Nota2026-001');
  });

  it('removes an attachment and reports it', async () => {
    const objects = [
      '<< /Type /Filespec /F (more.txt) /EF << /F 6 0 R >> >>',
      stream('', Buffer.from('x')),
    ];
    const content = createPdf({ objects, catalog: '/AF [5 0 R]' });
    expect(await inspectPdf(content, target)).toEqual([{ code: 'bijlageVerwijderd' }]);
    expect((await readFile(target)).includes('more.txt')).toBe(false);
  });
});

describe('inspectPdf with passwords', () => {
  it.each(['1.4', '1.7', '1.7ext3'] as const)(
    'removes the encryption of a PDF %s with only an owner password',
    async (pdfVersion) => {
      const content = await encrypted({
        pdfVersion,
        ownerPassword: 'owner',
        permissions: { copying: false },
      });
      expect(content.includes('/Encrypt')).toBe(true);
      expect((await keptContents(content)).text).toBe('Nota2026-001');
      expect((await readFile(target)).includes('/Encrypt')).toBe(false);
    },
  );

  it('keeps pages and form values of such a PDF, or refuses it when a library does not decrypt them', async () => {
    const content = await encrypted({ ownerPassword: 'owner' }, '700410137');
    const { text, invisibleText } = await keptContents(content);
    expect(`${text}${invisibleText}`).toBe('Nota2026-001700410137');
    await rm(target);
    const damaged = patched(content, /startxref\n(\d+)/, 'startxref\n9$1');
    expect(await inspectPdf(damaged, target)).toEqual([{ code: 'kopieVerschilt' }]);
    expect(existsSync(target)).toBe(false);
  });

  it.each([
    ['as it was made', /$/, ''],
    ['with its table five bytes further', /startxref\n(\d+)/, 'startxref\n9$1'],
    ['without the place of its table', /startxref\n(\d+)/, 'startxref\n0'],
  ])('refuses a PDF that needs a password, %s', async (_how, from, to) => {
    const content = await encrypted({ userPassword: 'secret', ownerPassword: 'owner' });
    expect(await inspectPdf(patched(content, from, to), target)).toEqual([{ code: 'versleuteld' }]);
    expect(existsSync(target)).toBe(false);
  });
});

const secret = 'GEHEIM-4711';
const plain = createPdf();
const shifted = (before: string) => Buffer.concat([Buffer.from(before, 'latin1'), plain]);
const followed = (behind: string) => Buffer.concat([plain, Buffer.from(behind, 'latin1')]);

describe('inspectPdf with foreign data', () => {
  it.each<[string, Buffer]>([
    ['a byte-order mark before it', shifted('\u00EF\u00BB\u00BF')],
    ['a newline before it', shifted('\r\n')],
    ['a banner before it', shifted(`Content-Type: application/pdf ${secret}\r\n\r\n`)],
    ['a web page before it', shifted(`<html><script>${secret}</script>`)],
    ['a tab behind it', followed('\t\n')],
    ['a Ctrl-Z behind it', followed('\u001A')],
    ['a MIME boundary behind it', followed(`\r\n------${secret}--\r\n`)],
    ['an HTML comment behind it', followed(`<!-- ${secret} -->\n`)],
    ['the end of an object behind it', followed(`${secret}) Tj\nendstream\nendobj\n`)],
    ['the word endobj behind it', followed('endobj')],
    ['the rest of another PDF behind it', followed(`<< /A (${secret}) >>\nendobj\ntrailer\n`)],
    ['a ZIP behind it', Buffer.concat([plain, zip(secret, secret)])],
    ['no %%EOF', patched(plain, '%%EOF\n', '')],
    [
      'no %%EOF but one in its contents',
      patched(createPdf({ objects: [`(%%EOF ${secret})`] }), /%%EOF\n$/, ''),
    ],
    ['half a %%EOF', patched(plain, '%%EOF\n', '%%E')],
    ['no startxref', patched(plain, /startxref[^]*/, '')],
    ['a ZIP in a stream', createPdf({ objects: [stream('', zip(secret, secret))] })],
    ['a comment between its objects', patched(plain, '\nendobj', `\nendobj\n%${secret}\n`)],
    ['an older /Prev that is white space', createPdf({ trailer: '/Prev 12' })],
    ['an object that no page uses', createPdf({ objects: [`(${secret})`] })],
  ])('accepts a PDF with %s and keeps nothing of it', async (_how, content) => {
    expect((await keptContents(content)).text).toBe('Nota2026-001');
    expect((await readFile(target)).toString('latin1')).not.toContain(secret);
  });
});

const deep = `/Group << /CS ${'['.repeat(70)}${']'.repeat(70)} >>`;
const locked = '/Encrypt << /Filter /Standard /V 2 /R 3 /O (x) /U (x) /P -4 >>';
const waiting = (object: string) => object.replace('(Nota 2026-001)', '(Please wait..)');

describe('inspectPdf refusals', () => {
  it('keeps a page of nothing but a scan too large to render', async () => {
    const link = '/Subtype /Link /Rect [40 40 90 60] /A << /S /URI /URI (https://example.org) >>';
    expect(await inspectPdf(largeScan(link), target)).toEqual([]);
    expect((await readFile(target)).includes('/Width 5000')).toBe(true);
  });

  it.each([
    ['of more than 200 pages', createPdf({ pages: 201 }), { code: 'teVeelPaginas', detail: '201' }],
    ['with unknown encryption', createPdf({ trailer: locked }), { code: 'versleuteld' }],
    ['that was cut off', patched(plain, /trailer[^]*/, ''), { code: 'beschadigd' }],
    [
      'of which an update was cut off',
      followed('5 0 obj\n<< >>\nendobj\n6 0 obj\n<< /Length'),
      { code: 'beschadigd' },
    ],
    [
      'of which an update was cut off in its first object',
      followed('4 0 obj\n<< /Length 9 >>\nstream\nBT'),
      { code: 'beschadigd' },
    ],
    [
      'of which an update behind a comment was cut off',
      followed('\r\n%update\r\n5 0 obj\r\n<< >>\r\nendobj\r\n'),
      { code: 'beschadigd' },
    ],
    ['without pages', createPdf({ pages: 0 }), { code: 'beschadigd' }],
    ['with only a header and an end', Buffer.from('%PDF-1.7\n%%EOF\n'), { code: 'beschadigd' }],
    ['with endless nesting', createPdf({ page: deep }), { code: 'teZwaar' }],
    [
      'with a scan in grey too large to render under a note',
      largeScan(ink, 8),
      { code: 'teZwaar' },
    ],
    [
      'with a scan too large to render and faulty offsets',
      patched(largeScan(ink), /\b0000000(\d{3})\b/g, '0000001$1'),
      { code: 'teZwaar' },
    ],
    [
      'that shows nothing',
      createPdf({ write: (object) => object.replace('(Nota 2026-001) Tj', '() Tj            ') }),
      { code: 'beschadigd' },
    ],
    [
      'with pages that only Adobe Reader renders',
      createPdf({
        catalog: '/AcroForm << /XFA [(template) 4 0 R] /Fields [] >> /NeedsRendering true',
        write: waiting,
      }),
      { code: 'formulierNietTeZien' },
    ],
    [
      'with a form that only Adobe Reader renders, in any language',
      createPdf({
        objects: ['<< /Type /Annot /Subtype /Widget /FT /Tx /T (nr) /F 4 /Rect [40 40 200 60] >>'],
        catalog: '/AcroForm << /XFA [(template) 4 0 R] /Fields [5 0 R] >> /NeedsRendering true',
        page: '/Annots [5 0 R]',
      }),
      { code: 'formulierNietTeZien' },
    ],
    [
      'that asks to wait for its form',
      patched(form('', '/XFA [(template) 4 0 R]'), '(Nota 2026-001)', '(Please wait..)'),
      { code: 'formulierNietTeZien' },
    ],
  ])('refuses a PDF %s and stores nothing', async (_how, content, finding) => {
    expect(await inspectPdf(content, target)).toEqual([finding]);
    expect(existsSync(target)).toBe(false);
  });
});
