import { providerBase } from '@mijn/contract/addresses';
import { bsnOf } from '@mijn/testdata/toRelatie';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { createToken, type TestProvider } from '../testing/trialProvider.testing.ts';

/** Downloads a document as a persona and parses it. */
export async function openDocument(
  insurer: Pick<TestProvider, 'app'>,
  path: string,
  as: string,
): Promise<PDFDocumentProxy> {
  const { rawPayload, statusCode, payload } = await insurer.app.inject({
    url: `${providerBase}${path}`,
    headers: { authorization: `Bearer ${await createToken(bsnOf(as))}` },
  });
  if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${payload}`);
  return getDocument({ data: new Uint8Array(rawPayload), verbosity: 0 }).promise;
}

/** Returns the text of each page, with normalized spaces. */
export async function pagesOf(document: PDFDocumentProxy): Promise<string[]> {
  const pages = Array.from({ length: document.numPages }, (_, i) => i + 1);
  const parts = await Promise.all(
    pages.map(async (number) => (await document.getPage(number)).getTextContent()),
  );
  return parts.map(({ items }) => {
    const words = items.map((part) => ('str' in part ? part.str + (part.hasEOL ? ' ' : '') : ''));
    return words.join('').replaceAll('\u00a0', ' ').replace(/\s+/g, ' ');
  });
}

/** Returns the text of all pages. */
export async function textOf(document: PDFDocumentProxy): Promise<string> {
  return (await pagesOf(document)).join(' ');
}

/** Returns the roles of the structure tree in reading order, as a screen reader meets them. */
export function roles(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const children = 'children' in node && Array.isArray(node.children) ? node.children : [];
  const own = 'role' in node ? [String(node.role)] : [];
  return [...own, ...children.flatMap(roles)];
}
