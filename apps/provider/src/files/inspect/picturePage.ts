import {
  type PDF,
  PdfArray,
  PdfDict,
  PdfName,
  PdfNumber,
  type PdfRef,
  PdfStream,
} from '@libpdf/core';

/** Text of a page with its position: `matrix` maps a font of size 1 to the page, in points from the bottom left. */
export interface PlacedText {
  readonly text: string;
  readonly matrix: readonly number[];
  /** Length in units of its font size. */
  readonly length: number;
}

/** A page as a picture, with its text. */
export interface PagePicture {
  readonly jpeg: Uint8Array;
  /** Pixels. */
  readonly columns: number;
  readonly rows: number;
  /** Points. */
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PlacedText[];
}

/** Characters per font of the invisible text: a font has 256 codes, and 0 is unused. */
const perFont = 255;
/** Width of each of its characters, in thousandths. */
const characterWidth = 500;

/** Adds a page that shows a picture, with its text behind it: invisible, for screen readers and search. */
export function createPicturePage(target: PDF, picture: PagePicture): PdfDict {
  const { width, height, columns, rows, jpeg, texts } = picture;
  const image = target.register(
    PdfStream.fromDict(
      {
        Type: PdfName.of('XObject'),
        Subtype: PdfName.of('Image'),
        Width: PdfNumber.of(columns),
        Height: PdfNumber.of(rows),
        ColorSpace: PdfName.of('DeviceRGB'),
        BitsPerComponent: PdfNumber.of(8),
        Filter: PdfName.of('DCTDecode'),
      },
      jpeg,
    ),
  );
  const characters = [...new Set(texts.flatMap(({ text }) => Array.from(text)))];
  const fonts = new PdfDict();
  for (let from = 0; from < characters.length; from += perFont) {
    const some = characters.slice(from, from + perFont);
    fonts.set(`T${from / perFont}`, createInvisibleFont(target, some));
  }
  const drawing = `q ${width} 0 0 ${height} 0 0 cm /Picture Do Q\n`;
  const contents = `${drawing}BT 3 Tr\n${texts.map((text) => writeText(text, characters)).join('')}ET\n`;
  return PdfDict.of({
    Type: PdfName.of('Page'),
    MediaBox: new PdfArray([0, 0, width, height].map((side) => PdfNumber.of(side))),
    Resources: PdfDict.of({ XObject: PdfDict.of({ Picture: image }), Font: fonts }),
    Contents: target.register(new PdfStream([], Buffer.from(contents, 'latin1'))),
  });
}

function writeText({ text, matrix, length }: PlacedText, characters: readonly string[]): string {
  const codes = Array.from(text, (character) => characters.indexOf(character));
  const runs: { font: number; hex: string }[] = [];
  for (const code of codes) {
    const font = Math.floor(code / perFont);
    const hex = ((code % perFont) + 1).toString(16).padStart(2, '0');
    const last = runs.at(-1);
    if (last?.font === font) last.hex += hex;
    else runs.push({ font, hex });
  }
  const stretch = (100 * length) / Math.max(1, codes.length * (characterWidth / 1_000));
  const shown = runs.map(({ font, hex }) => `/T${font} 1 Tf <${hex}> Tj`).join(' ');
  return `${stretch.toFixed(3)} Tz ${matrix.map((value) => value.toFixed(4)).join(' ')} Tm ${shown}\n`;
}

const toNumbers = (values: readonly number[]) =>
  new PdfArray(values.map((value) => PdfNumber.of(value)));

/** Creates a font that draws nothing, and maps its codes to characters. */
function createInvisibleFont(target: PDF, characters: readonly string[]): PdfRef {
  const glyph = target.register(new PdfStream([], Buffer.from(`${characterWidth} 0 d0`)));
  const mapping = characters.map((character, index) => {
    const code = (index + 1).toString(16).padStart(2, '0');
    const units = Array.from({ length: character.length }, (_, unit) =>
      character.charCodeAt(unit).toString(16).padStart(4, '0'),
    );
    return `1 beginbfchar <${code}> <${units.join('')}> endbfchar`;
  });
  const toUnicode = [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CMapType 2 def /CMapName /Text def',
    '1 begincodespacerange <00> <ff> endcodespacerange',
    ...mapping,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
  return target.register(
    PdfDict.of({
      Type: PdfName.of('Font'),
      Subtype: PdfName.of('Type3'),
      FontBBox: toNumbers([0, -200, characterWidth, 800]),
      FontMatrix: toNumbers([0.001, 0, 0, 0.001, 0, 0]),
      FirstChar: PdfNumber.of(1),
      LastChar: PdfNumber.of(characters.length),
      Widths: toNumbers(characters.map(() => characterWidth)),
      Encoding: PdfDict.of({
        Type: PdfName.of('Encoding'),
        Differences: new PdfArray([PdfNumber.of(1), ...characters.map(() => PdfName.of('c'))]),
      }),
      CharProcs: PdfDict.of({ c: glyph }),
      Resources: new PdfDict(),
      ToUnicode: target.register(new PdfStream([], Buffer.from(toUnicode))),
    }),
  );
}
