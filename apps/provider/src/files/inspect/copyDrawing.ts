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
import { drawingKeys, knownFilters, namedByFile } from './pdfKeys.ts';
import { type Allowance, CannotCopyError } from './unpack.ts';

/** Bounds of one file: a reader has to go through it all again. */
const limits = { objects: 200_000, depth: 60, pixels: 100_000_000 } as const;

/** Copies what pages draw with from one document to another, and nothing else. */
export interface Copier {
  /** The copy of a value of a page, with everything it draws with. @throws CannotCopyError */
  readonly copy: (value: PdfObject, key: string) => PdfObject;
}

/** Makes a copier: what is shared in the source is shared in the target. */
export function createCopier(source: PDF, target: PDF, allowance: Allowance): Copier {
  const copies = new Map<string, PdfRef>();
  let objects = 0;

  function copyReference(reference: PdfRef, role: string, depth: number): PdfObject {
    const known = `${reference.objectNumber} ${reference.generation} ${role}`;
    const existing = copies.get(known);
    if (existing) return existing;
    const original = source.getObject(reference);
    if (!original || original instanceof PdfRef) return PdfNull.instance;
    // Registered before it is filled: what it draws with may lead back to it.
    const shell = original instanceof PdfStream ? new PdfStream() : new PdfDict();
    if (!(original instanceof PdfDict)) return copyValue(original, role, depth);
    const own = target.register(shell);
    copies.set(known, own);
    fill(shell, original, role, depth);
    return own;
  }

  function copyValue(value: PdfObject, role: string, depth: number): PdfObject {
    objects += 1;
    if (objects > limits.objects || depth > limits.depth) throw new CannotCopyError('too much');
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
    const entries = [...original].filter(([key]) => role === 'named' || drawingKeys.has(key.value));
    const within = role === 'Resources' ? 'Resources' : '*';
    if (shell instanceof PdfStream && original instanceof PdfStream) {
      checkSize(original, source, allowance);
      shell.setData(original.data);
    }
    for (const [key, value] of entries) {
      const isNamed = namedByFile.has(`${within}/${key.value}`) && role !== 'named';
      const nextRole = isNamed ? 'named' : role === 'named' ? 'entry' : key.value;
      shell.set(key.value, copyValue(value, nextRole, depth + 1));
    }
  }

  return { copy: (value, key) => copyValue(value, key, 0) };
}

function checkSize(stream: PdfStream, source: PDF, allowance: Allowance): void {
  const filters = filtersOf(stream, source);
  if (filters.some((name) => !knownFilters.has(name))) throw new CannotCopyError('packed');
  const resolve = (ref: PdfRef) => source.getObject(ref);
  if (stream.getName('Subtype', resolve)?.value !== 'Image') {
    allowance.spend(stream.data, filters);
    return;
  }
  const [width = 0, height = 0] = ['Width', 'Height'].map(
    (side) => stream.getNumber(side, resolve)?.value,
  );
  if (width * height > limits.pixels) throw new CannotCopyError('too much');
  allowance.note(stream.data, filters);
}

function filtersOf(stream: PdfStream, source: PDF): string[] {
  const resolve = (ref: PdfRef) => source.getObject(ref);
  const filter = stream.get('Filter', resolve);
  if (filter === undefined || filter instanceof PdfNull) return [];
  const names = filter instanceof PdfArray ? filter.toArray() : [filter];
  return names.map((name) => {
    const resolved = name instanceof PdfRef ? resolve(name) : name;
    if (resolved instanceof PdfName) return resolved.value;
    throw new CannotCopyError('packed');
  });
}
