import { measureText, PDF, PdfDict, PdfStream } from '@libpdf/core';
import { describe, expect, it } from 'vitest';
import { createPdf } from '../testing/pdf.testing.ts';
import { numbersOf } from './annotations.ts';
import { addTextAppearances } from './textAppearance.ts';

const long = 'Behandeling van de schouder na een val op 5 oktober 2026';
const note = `/Subtype /FreeText /Contents (${long}) /F 4`;
const value = `/Subtype /Widget /FT /Tx /V (${long}) /F 4`;

/** Draws an annotation: its rectangle, its box with its matrix, and the lines in it, in points. */
async function drawn(entries: string) {
  const document = await PDF.load(
    createPdf({ objects: [`<< /Type /Annot ${entries} >>`], page: '/Annots [5 0 R]' }),
  );
  expect(addTextAppearances(document)).toBe(1);
  const resolve = (ref: Parameters<typeof document.getObject>[0]) => document.getObject(ref);
  const annotation = document
    .getPages()[0]
    ?.dict.getArray('Annots', resolve)
    ?.toArray()
    .map((one) => (one instanceof PdfDict ? one : resolve(Object(one))))[0];
  if (!(annotation instanceof PdfDict)) throw new Error('no annotation');
  const stream = annotation.getDict('AP', resolve)?.get('N', resolve);
  if (!(stream instanceof PdfStream)) throw new Error('no appearance');
  const drawing = Buffer.from(stream.data).toString('latin1');
  const [, size = '', leading = ''] = /\/F ([\d.]+) Tf ([\d.]+) TL/.exec(drawing) ?? [];
  const [, x = '', y = ''] = /([\d.-]+) ([\d.-]+) Td/.exec(drawing) ?? [];
  const texts = [...drawing.matchAll(/<([\da-f]+)> Tj/g)].map(([, hex = '']) =>
    Buffer.from(hex, 'hex').toString('latin1'),
  );
  return {
    rectangle: numbersOf(annotation, 'Rect', resolve),
    box: numbersOf(stream, 'BBox', resolve),
    matrix: numbersOf(stream, 'Matrix', resolve),
    text: texts.join(' '),
    size: Number(size),
    lines: texts.map((text, index) => ({
      right: Number(x) + measureText(text, 'Helvetica', Number(size)),
      bottom: Number(y) - index * Number(leading),
    })),
  };
}

describe('text that does not fit its box', () => {
  it.each([
    ['a note', `${note} /Rect [40 20 110 40]`],
    ['a form value', `${value} /Rect [40 20 110 40]`],
    ['a form value of a large size', `${value} /DA (/Helv 18 Tf 0 g) /Rect [40 20 240 40]`],
    ['a turned form value', `${value} /Rect [40 20 60 90] /MK << /R 90 >>`],
    ['a form value of three points high', `${value} /Rect [40 60 60 63]`],
  ])('is drawn within it, smaller: %s', async (_what, entries) => {
    const { box, lines, text, size } = await drawn(entries);
    expect(text).toBe(long);
    const [, , width = 0] = box;
    for (const { right, bottom } of lines) {
      expect(right).toBeLessThanOrEqual(width);
      expect(bottom).toBeGreaterThanOrEqual(0);
    }
    expect(size).toBeGreaterThanOrEqual(4);
  });

  it('gets a larger box, downwards, where its smallest letters do not fit', async () => {
    const { rectangle, box, size } = await drawn(`${value} /Rect [40 60 60 63]`);
    const [left, bottom = 0, right = 0, top] = rectangle;
    expect([left, top, size]).toEqual([40, 63, 4]);
    expect(right - 40).toBeCloseTo(box[2] ?? 0);
    expect(63 - bottom).toBeCloseTo(box[3] ?? 0);
  });

  it('keeps box and size when it fits', async () => {
    const { rectangle, box, size } = await drawn(`${note} /Rect [20 20 220 80]`);
    expect([rectangle, box, size]).toEqual([[20, 20, 220, 80], [0, 0, 200, 60], 10]);
  });
});

it.each([
  [90, [0, 0, 70, 20], [0, 1, -1, 0, 20, 0]],
  [180, [0, 0, 20, 70], [-1, 0, 0, -1, 20, 70]],
  [270, [0, 0, 70, 20], [0, -1, 1, 0, 0, 70]],
  [0, [0, 0, 20, 70], []],
])('turns a form value by %i degrees, into its own rectangle', async (turn, box, matrix) => {
  const short = '/Subtype /Widget /FT /Tx /V (x) /F 4 /Rect [40 20 60 90]';
  expect(await drawn(`${short} /MK << /R ${turn} >>`)).toMatchObject({ box, matrix });
});
