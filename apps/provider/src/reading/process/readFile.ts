import { readFile, writeFile } from 'node:fs/promises';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { FileKind } from '../../files/inspect/inspection.ts';
import type { ReadPage } from './page.ts';
import { drawPage, readTextLayer, withPdf } from './pdf.ts';
import { readPhoto, shownSize, type Turn, uprightPicture } from './photo.ts';

/** Pages that were read, and the number of pages of the file. */
export interface FilePages {
  readonly pages: readonly ReadPage[];
  readonly count: number;
}

/** A file to read: its path, its key, and the first page. */
export interface Reading {
  readonly source: string;
  readonly key: string;
  readonly kind: FileKind;
  /** From 1. */
  readonly page: number;
}

const drawnSize = 2_200;

/** Orientation of pages read recently, by file and page, so that they are shown the same way. */
const turns = new Map<string, Turn>();
const remembered = 100;

function remember(name: string, turn: Turn): void {
  turns.delete(name);
  turns.set(name, turn);
  const [oldest] = turns.keys();
  if (turns.size > remembered && oldest !== undefined) turns.delete(oldest);
}

/**
 * Reads from a page on: a single page that needs text recognition, or as many pages as have text.
 * @throws Error when no program can open the file
 */
export async function readPages({ source, key, kind, page }: Reading): Promise<FilePages> {
  if (kind !== 'pdf') return { pages: [await look(key, 1, await readFile(source))], count: 1 };
  return withPdf(await readFile(source), async (document) => {
    const pages: ReadPage[] = [];
    for (let number = page; number <= document.numPages; number += 1) {
      const told = await readTextLayer(await document.getPage(number), number === 1);
      if (!told && pages.length > 0) break;
      pages.push(told ?? (await look(key, number, await drawn(document, number))));
      if (!told) break;
    }
    return { pages, count: document.numPages };
  });
}

async function look(key: string, number: number, picture: Buffer): Promise<ReadPage> {
  const { page, turn } = await readPhoto(picture);
  remember(`${key}/${number}`, turn);
  return page;
}

async function drawn(document: PDFDocumentProxy, number: number): Promise<Buffer> {
  return drawPage(await document.getPage(number), drawnSize);
}

/** Writes a page as an upright JPEG to `target`; false when there is no such page. */
export async function showPage(reading: Reading, target: string): Promise<boolean> {
  const { source, key, kind, page } = reading;
  const content = await readFile(source);
  if (kind !== 'pdf') {
    if (page !== 1) return false;
    await writeFile(target, await uprightPicture(content, await turnOf(key, 1, () => content)));
    return true;
  }
  return withPdf(content, async (document) => {
    if (page > document.numPages) return false;
    const told = await readTextLayer(await document.getPage(page), false);
    const turn = told ? 0 : await turnOf(key, page, () => drawn(document, page));
    const picture = await drawPage(await document.getPage(page), shownSize);
    await writeFile(target, await uprightPicture(picture, turn));
    return true;
  });
}

/** Returns the orientation of a page; reads it again when unknown. */
async function turnOf(
  key: string,
  number: number,
  open: () => Buffer | Promise<Buffer>,
): Promise<Turn> {
  const known = turns.get(`${key}/${number}`);
  if (known !== undefined) return known;
  await look(key, number, await open());
  return turns.get(`${key}/${number}`) ?? 0;
}
