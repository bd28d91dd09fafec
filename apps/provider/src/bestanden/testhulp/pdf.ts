import { deflateSync } from 'node:zlib';

/** What a PDF for a test is made of: the extra entries of its catalog, and extra objects. */
export interface PdfOpties {
  readonly catalogus?: string;
  readonly objecten?: readonly string[];
  readonly paginas?: number;
  readonly trailer?: string;
}

/** A PDF with a line of text on each page, with a right cross-reference table. */
export function maakPdf({
  catalogus = '',
  objecten = [],
  paginas = 1,
  trailer = '',
}: PdfOpties = {}): Buffer {
  const tekst = 'BT /F1 18 Tf 40 100 Td (Nota 2026-001) Tj ET';
  const eerstePagina = 5 + objecten.length;
  const kinderen = Array.from({ length: paginas }, (_, i) => `${eerstePagina + i} 0 R`);
  const delen = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogus} >>`,
    `<< /Type /Pages /Kids [${kinderen.join(' ')}] /Count ${paginas} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${tekst.length} >>\nstream\n${tekst}\nendstream`,
    ...objecten,
    ...kinderen.map(
      () =>
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /Font << /F1 3 0 R >> >> >>',
    ),
  ];
  let uit = '%PDF-1.7\n';
  const plekken = delen.map((deel, i) => {
    const plek = uit.length;
    uit += `${i + 1} 0 obj\n${deel}\nendobj\n`;
    return plek;
  });
  const xref = uit.length;
  const rijen = plekken.map((plek) => `${String(plek).padStart(10, '0')} 00000 n \n`).join('');
  uit += `xref\n0 ${delen.length + 1}\n0000000000 65535 f \n${rijen}`;
  uit += `trailer\n<< /Size ${delen.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${xref}\n%%EOF\n`;
  return Buffer.from(uit, 'latin1');
}

/** A stream object. */
export function stroom(kop: string, inhoud: Buffer): string {
  const tekst = inhoud.toString('latin1');
  return `<< ${kop} /Length ${inhoud.length} >>\nstream\n${tekst}\nendstream`;
}

/** Objects packed together in a compressed object stream, as most programs write them. */
export function objectstroom(objecten: readonly (readonly [number, string])[]): string {
  let plek = 0;
  const kop = objecten.map(([nummer, tekst]) => {
    const paar = `${nummer} ${plek}`;
    plek += tekst.length + 1;
    return paar;
  });
  const eerste = `${kop.join(' ')} `;
  const inhoud = Buffer.from(eerste + objecten.map(([, tekst]) => tekst).join(' '), 'latin1');
  const soort = `/Type /ObjStm /N ${objecten.length} /First ${eerste.length}`;
  return stroom(`${soort} /Filter /FlateDecode`, deflateSync(inhoud));
}
