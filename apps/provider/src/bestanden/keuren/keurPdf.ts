import { getDocument, PasswordException } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { Bevinding } from './keuring.ts';
import { keurPdfStructuur } from './pdfStructuur.ts';

const meestePaginas = 200;
/** Pages whose drawing is read too. */
const paginasHelemaal = 5;

/** A second opinion, from the reader that has resolved the whole document. */
async function actiefVolgensLezer(document: PDFDocumentProxy): Promise<Bevinding[]> {
  if (await document.hasJSActions()) return [{ code: 'actieveInhoud' }];
  const bijlagen: unknown = await document.getAttachments();
  return bijlagen === null ? [] : [{ code: 'ingeslotenBestand' }];
}

async function keurPaginas(document: PDFDocumentProxy): Promise<Bevinding[]> {
  if (document.numPages > meestePaginas) {
    return [{ code: 'teVeelPaginas', detail: String(document.numPages) }];
  }
  for (let nummer = 1; nummer <= document.numPages; nummer += 1) {
    const pagina = await document.getPage(nummer);
    if (nummer <= paginasHelemaal) await pagina.getOperatorList();
    pagina.cleanup();
  }
  return [];
}

/** Checks a PDF by its structure and by really reading its pages. Returns what was found. */
export async function keurPdf(inhoud: Buffer): Promise<Bevinding[]> {
  const structuur = keurPdfStructuur(inhoud);
  if (structuur) return [{ code: structuur }];
  const lezen = getDocument({
    data: new Uint8Array(inhoud),
    verbosity: 0,
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    stopAtErrors: false,
  });
  try {
    const document = await lezen.promise;
    const actief = await actiefVolgensLezer(document);
    return actief.length > 0 ? actief : await keurPaginas(document);
  } catch (fout) {
    return [{ code: fout instanceof PasswordException ? 'versleuteld' : 'beschadigd' }];
  } finally {
    await lezen.destroy();
  }
}
