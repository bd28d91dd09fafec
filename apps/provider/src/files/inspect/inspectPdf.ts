import { getDocument, PasswordException } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { Finding } from './inspection.ts';
import { inspectPdfStructure } from './pdfStructure.ts';

const maxPages = 200;
/** Pages whose drawing is read too. */
const fullyReadPages = 5;

/** A second opinion, from the reader that has resolved the whole document. */
async function activeAccordingToReader(document: PDFDocumentProxy): Promise<Finding[]> {
  if (await document.hasJSActions()) return [{ code: 'actieveInhoud' }];
  const attachments: unknown = await document.getAttachments();
  return attachments === null ? [] : [{ code: 'ingeslotenBestand' }];
}

async function inspectPages(document: PDFDocumentProxy): Promise<Finding[]> {
  if (document.numPages > maxPages) {
    return [{ code: 'teVeelPaginas', detail: String(document.numPages) }];
  }
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    if (number <= fullyReadPages) await page.getOperatorList();
    page.cleanup();
  }
  return [];
}

/** Checks a PDF by its structure and by really reading its pages. Returns what was found. */
export async function inspectPdf(content: Buffer): Promise<Finding[]> {
  const structure = inspectPdfStructure(content);
  if (structure) return [{ code: structure }];
  const reading = getDocument({
    data: new Uint8Array(content),
    verbosity: 0,
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    stopAtErrors: false,
  });
  try {
    const document = await reading.promise;
    const active = await activeAccordingToReader(document);
    return active.length > 0 ? active : await inspectPages(document);
  } catch (error) {
    return [{ code: error instanceof PasswordException ? 'versleuteld' : 'beschadigd' }];
  } finally {
    await reading.destroy();
  }
}
