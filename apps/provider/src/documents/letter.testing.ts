import type { PDFDocumentProxy } from 'pdfjs-dist';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { createPdf } from './createPdf.ts';
import type { Block } from './documentContent.ts';

/** Creates a letter with these blocks after one sentence. */
export async function letterWith(
  blocks: readonly Block[],
  language: 'nl' | 'en' = 'nl',
): Promise<PDFDocumentProxy> {
  const content = await createPdf(
    {
      merk: 'ZZ',
      sender: 'Zilverzand',
      letterhead: 'Sanne de Vries, 22 november 2026',
      title: 'Factuur',
      header: 'Factuur',
      introduction: 'Dit staat erop.',
      blocks,
      lastLine: 'Bewaar deze brief.',
    },
    language,
    Temporal.Instant.from('2026-11-22T12:00:00Z'),
  );
  return getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise;
}

/** A piece of text with its position; points. */
interface Placed {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** Points from the bottom. */
  readonly base: number;
  readonly size: number;
}

/** Returns the texts on a page with their positions. */
export async function placedOn(letter: PDFDocumentProxy, page = 1): Promise<Placed[]> {
  const { items } = await (await letter.getPage(page)).getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [size = 0, , , , left = 0, base = 0] = item.transform.map(Number);
    return [{ text: item.str.trim(), left, right: left + item.width, base, size }];
  });
}

/** Returns the texts of every page with their positions. */
export function placedOnAll(letter: PDFDocumentProxy): Promise<Placed[][]> {
  const pages = Array.from({ length: letter.numPages }, (_, i) => placedOn(letter, i + 1));
  return Promise.all(pages);
}

/** Returns the piece with this text; throws if there is none. */
export function findPlaced(placed: readonly Placed[], text: string): Placed {
  const one = placed.find((part) => part.text === text);
  if (!one) throw new Error(`Nothing says ${text}`);
  return one;
}
