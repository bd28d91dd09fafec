import { PDF } from '@libpdf/core';
import { rewritePdf } from '../inspect/rewritePdf.ts';

/** The copy that is made of a PDF before it is compared. */
export async function rewrite(content: Uint8Array): Promise<Buffer> {
  const document = await PDF.load(content);
  const copy = await rewritePdf({ content, document, pages: document.getPageCount() });
  return Buffer.from(copy.content);
}
