import {
  type PDF,
  PdfArray,
  PdfDict,
  PdfName,
  PdfNull,
  type PdfObject,
  PdfRef,
  PdfStream,
} from '@libpdf/core';
import { drawingKeys, knownFilters, fileNamedKeys } from './pdfKeys.ts';

/** A page that cannot be copied, because it uses an unknown feature. */
export class CannotCopyError extends Error {}

/** A PDF whose copy would be too large for a reader. */
export class TooLargeError extends Error {}

/** Limits per file, because a reader has to process all of it. */
const limits = { objects: 200_000, depth: 60, pixels: 100_000_000 } as const;

/** Copies the drawing objects of pages from one document to another, and nothing else. */
export interface Copier {
  /** Copies a value of a page with everything it refers to. @throws CannotCopyError, TooLargeError */
  readonly copy: (value: PdfObject, key: string) => PdfObject;
  /** The copied pictures, with their number of pixels. */
  readonly pictures: readonly CopiedPicture[];
}

/** A picture in both files. */
export interface CopiedPicture {
  /** Its object in the original. */
  readonly reference: PdfRef;
  readonly data: Uint8Array;
  readonly filters: readonly string[];
  readonly pixels: number;
}

/** Creates a copier: objects that are shared in the source are shared in the target. */
export function createCopier(source: PDF, target: PDF): Copier {
  const resolve = (ref: PdfRef) => source.getObject(ref);
  const copies = new Map<string, PdfRef>();
  const pictures: CopiedPicture[] = [];
  let objects = 0;

  function copyReference(reference: PdfRef, role: string, depth: number): PdfObject {
    const key = `${reference.objectNumber} ${reference.generation} ${role}`;
    const existing = copies.get(key);
    if (existing) return existing;
    const original = resolve(reference);
    if (!original || original instanceof PdfRef) return PdfNull.instance;
    if (!(original instanceof PdfDict)) return copyValue(original, role, depth);
    // Registered before it is filled, because its contents may refer back to it.
    const shell = original instanceof PdfStream ? new PdfStream() : new PdfDict();
    const own = target.register(shell);
    copies.set(key, own);
    if (original instanceof PdfStream) notePicture(reference, original);
    fill(shell, original, role, depth);
    return own;
  }

  function notePicture(reference: PdfRef, original: PdfStream): void {
    const filters = filtersOf(original, resolve);
    const pixels = pixelsOf(original, resolve);
    if (pixels > limits.pixels) throw new TooLargeError();
    if (pixels > 0) pictures.push({ reference, data: original.data, filters, pixels });
  }

  function copyValue(value: PdfObject, role: string, depth: number): PdfObject {
    objects += 1;
    if (objects > limits.objects || depth > limits.depth) throw new TooLargeError();
    if (value instanceof PdfRef) return copyReference(value, role, depth + 1);
    if (value instanceof PdfArray) {
      return new PdfArray(value.toArray().map((item) => copyValue(item, role, depth + 1)));
    }
    if (!(value instanceof PdfDict)) return value;
    const shell = value instanceof PdfStream ? new PdfStream() : new PdfDict();
    fill(shell, value, role, depth);
    return shell;
  }

  function fill(shell: PdfDict, original: PdfDict, role: string, depth: number): void {
    if (shell instanceof PdfStream && original instanceof PdfStream) shell.setData(original.data);
    const entries = [...original].filter(([key]) => role === 'named' || drawingKeys.has(key.value));
    const within = role === 'Resources' ? 'Resources' : '*';
    for (const [key, value] of entries) {
      const isNamed = fileNamedKeys.has(`${within}/${key.value}`) && role !== 'named';
      const nextRole = isNamed ? 'named' : role === 'named' ? 'entry' : key.value;
      shell.set(key.value, copyValue(value, nextRole, depth + 1));
    }
  }

  return { copy: (value, key) => copyValue(value, key, 0), pictures };
}

type Resolve = (reference: PdfRef) => PdfObject | null;

/** Returns width times height of a picture; 0 for any other stream. */
export function pixelsOf(stream: PdfStream, resolve: Resolve): number {
  if (stream.getName('Subtype', resolve)?.value !== 'Image') return 0;
  const [width = 0, height = 0] = ['Width', 'Height'].map(
    (side) => stream.getNumber(side, resolve)?.value,
  );
  return width * height;
}

function filtersOf(stream: PdfStream, resolve: Resolve): string[] {
  const filter = stream.get('Filter', resolve);
  if (filter === undefined || filter instanceof PdfNull) return [];
  const names = filter instanceof PdfArray ? filter.toArray() : [filter];
  return names.map((name) => {
    const resolved = name instanceof PdfRef ? resolve(name) : name;
    if (resolved instanceof PdfName && knownFilters.has(resolved.value)) return resolved.value;
    throw new CannotCopyError('A stream is packed in an unknown way');
  });
}
