import { fileRules } from '@mijn/domain/constants';
import { writeFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Finding } from './inspection.ts';
import { inspectEdges } from './pdfEdges.ts';
import { LockedError, rewritePdf, type RewrittenPdf, TooManyPagesError } from './rewritePdf.ts';
import { CannotCopyError } from './unpack.ts';

const maxPages = 200;
/** Pages whose drawing is read too. */
const fullyReadPages = 5;
/** Pixels of a picture that is decoded for that. */
const largestPicture = 1_000_000;

/**
 * Writes a PDF anew and puts that at `target`, when another reader can open it. Returns what was found;
 * a finding that stops it means that nothing was written.
 */
export async function inspectPdf(content: Buffer, target: string): Promise<Finding[]> {
  const edge = inspectEdges(content);
  if (edge) return [{ code: edge }];
  const rewritten = await rewrite(content);
  if ('code' in rewritten) return [rewritten];
  if (rewritten.content.length > fileRules.maximumBytes) return [{ code: 'teZwaar' }];
  if (!(await canBeRead(rewritten.content))) return [{ code: 'beschadigd' }];
  await writeFile(target, rewritten.content);
  return rewritten.hadAttachment ? [{ code: 'bijlageVerwijderd' }] : [];
}

async function rewrite(content: Buffer): Promise<RewrittenPdf | Finding> {
  try {
    return await rewritePdf(content, maxPages);
  } catch (error) {
    if (error instanceof LockedError) return { code: 'versleuteld' };
    if (error instanceof TooManyPagesError) {
      return { code: 'teVeelPaginas', detail: String(error.pages) };
    }
    const isTooMuch = error instanceof CannotCopyError && error.message === 'too much';
    return { code: isTooMuch ? 'teZwaar' : 'beschadigd' };
  }
}

/** A second opinion: the reader of browsers opens every page, and draws the first ones. */
async function canBeRead(content: Uint8Array): Promise<boolean> {
  const reading = getDocument({
    // It takes the bytes for itself.
    data: content.slice(),
    verbosity: 0,
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    stopAtErrors: false,
    maxImageSize: largestPicture,
  });
  try {
    const document = await reading.promise;
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      if (number <= fullyReadPages) await page.getOperatorList();
      page.cleanup();
    }
    return true;
  } catch {
    return false;
  } finally {
    await reading.destroy();
  }
}
