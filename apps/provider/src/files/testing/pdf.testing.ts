import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Parts of a PDF for a test: extra entries and objects. */
export interface PdfOptions {
  readonly catalog?: string;
  readonly objects?: readonly string[];
  readonly pages?: number;
  readonly trailer?: string;
  /** Extra entries of each page. */
  readonly page?: string;
  /** Changes the text of each object before its offset is determined. */
  readonly write?: (object: string) => string;
}

/** Creates a PDF with a line of text on each page and a valid cross-reference table. */
export function createPdf({
  catalog = '',
  objects = [],
  pages = 1,
  trailer = '',
  page = '',
  write = (object) => object,
}: PdfOptions = {}): Buffer {
  const text = 'BT /F1 18 Tf 40 100 Td (Nota 2026-001) Tj ET';
  const firstPage = 5 + objects.length;
  const children = Array.from({ length: pages }, (_, i) => `${firstPage + i} 0 R`);
  const parts = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Kids [${children.join(' ')}] /Count ${pages} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    ...objects,
    ...children.map(
      () =>
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /Font << /F1 3 0 R >> >> ${page} >>`,
    ),
  ];
  let out = '%PDF-1.7\n';
  const positions = parts.map((part, i) => {
    const position = out.length;
    out += `${i + 1} 0 obj\n${write(part)}\nendobj\n`;
    return position;
  });
  const xref = out.length;
  const rows = positions
    .map((position) => `${String(position).padStart(10, '0')} 00000 n \n`)
    .join('');
  out += `xref\n0 ${parts.length + 1}\n0000000000 65535 f \n${rows}`;
  out += `trailer\n<< /Size ${parts.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${xref}\n%%EOF\n`;
  return Buffer.from(out, 'latin1');
}

/** Writes a stream object. */
export function stream(header: string, content: Buffer): string {
  const text = content.toString('latin1');
  return `<< ${header} /Length ${content.length} >>\nstream\n${text}\nendstream`;
}

/** Packs objects into a compressed object stream, as most programs do. */
export function objectStream(objects: readonly (readonly [number, string])[]): string {
  let position = 0;
  const header = objects.map(([number, text]) => {
    const pair = `${number} ${position}`;
    position += text.length + 1;
    return pair;
  });
  const first = `${header.join(' ')} `;
  const content = Buffer.from(first + objects.map(([, text]) => text).join(' '), 'latin1');
  const kind = `/Type /ObjStm /N ${objects.length} /First ${first.length}`;
  return stream(`${kind} /Filter /FlateDecode`, deflateSync(content));
}

const drawsFirstForm = (object: string): string =>
  object
    .replace('(Nota 2026-001) Tj ET', '(Nota) Tj ET /X Do   ')
    .replace('/F1 3 0 R >> >>  >>', '/F1 3 0 R >> /XObject << /X 5 0 R >> >>  >>');

/** A small PDF with drawings that each draw the next one `times` over, `depth` deep. */
export function nestedForms(times: number, depth: number): Buffer {
  const last = 'BT /F1 9 Tf 9 9 Td (x) Tj ET';
  const objects = Array.from({ length: depth }, (_, i) => {
    const next = `/Resources << /Font << /F1 3 0 R >> /XObject << /X ${6 + i} 0 R >> >>`;
    const drawing = i === depth - 1 ? last : '/X Do '.repeat(times);
    const header = `/Type /XObject /Subtype /Form /BBox [0 0 300 200] ${i === depth - 1 ? '/Resources << /Font << /F1 3 0 R >> >>' : next}`;
    return stream(header, Buffer.from(drawing));
  });
  return createPdf({ objects, write: drawsFirstForm });
}

/** Renders lines of small letters in black and white, one bit per pixel. */
async function drawBilevel(dotsPerInch: number) {
  const [width, height] = [300, 200].map((points) => Math.round((points * dotsPerInch) / 72));
  if (width === undefined || height === undefined) throw new Error('no size');
  const rows = Array.from(
    { length: 14 },
    (_, i) =>
      `<text x="20" y="${20 + i * 12}" font-size="${7 + (i % 4)}">Nota 2026-${i} Zitting fysiotherapie € ${i},75</text>
      <line x1="15" x2="285" y1="${22 + i * 12}" y2="${22 + i * 12}" stroke="black" stroke-width="0.3"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 300 200">${rows.join('')}</svg>`;
  const grey = await sharp(Buffer.from(svg))
    .flatten({ background: 'white' })
    .greyscale()
    .raw()
    .toBuffer();
  const stride = Math.ceil(width / 8);
  const bits = Buffer.alloc(stride * height);
  for (const [index, value] of grey.entries()) {
    const [x, y] = [index % width, Math.floor(index / width)];
    const at = y * stride + (x >> 3);
    if (value > 128) bits[at] = (bits[at] ?? 0) | (0x80 >> (x & 7));
  }
  return { width, height, bits };
}

/** Creates a page with a scan in black and white, with a note on it or words in a hidden layer. */
export async function bilevelScan(
  dotsPerInch: number,
  {
    note = '',
    isHidden = false,
    kind = '/ColorSpace /DeviceGray',
    size = (pixels) => String(pixels),
  }: {
    readonly note?: string;
    readonly isHidden?: boolean;
    readonly kind?: string;
    /** Writes the size of the scan, which may be an object of its own. */
    readonly size?: (pixels: number, object: number) => string;
  },
): Promise<Buffer> {
  const { width, height, bits } = await drawBilevel(dotsPerInch);
  const hidden = '/OC /L BDC BT /F1 18 Tf 40 60 Td (Kopie 99,00) Tj ET EMC';
  return createPdf({
    objects: [
      isHidden ? '<< /Type /OCG /Name (Kopie) >>' : `<< /Type /Annot ${note} >>`,
      stream(
        `/Type /XObject /Subtype /Image /Width ${size(width, 8)} /Height ${size(height, 9)} ${kind} /BitsPerComponent 1 /Filter /FlateDecode`,
        deflateSync(bits),
      ),
      stream('', Buffer.from(`q 300 0 0 200 0 0 cm /X Do Q ${isHidden ? hidden : ''}`)),
      String(width),
      String(height),
    ],
    catalog: isHidden ? '/OCProperties << /OCGs [5 0 R] /D << /OFF [5 0 R] >> >>' : '',
    page: isHidden ? '' : '/Annots [5 0 R]',
    write: (object) =>
      object
        .replace('/Contents 4 0 R', '/Contents 7 0 R')
        .replace(
          '/F1 3 0 R >> >>',
          '/F1 3 0 R >> /XObject << /X 6 0 R >> /Properties << /L 5 0 R >> >>',
        ),
  });
}
