import { inflateSync } from 'node:zlib';
import type { FindingCode } from './inspection.ts';
import { parsePdf, parseCharacters, type PdfPart } from './pdfCharacters.ts';
import { containsForeignContent, containsZip, isPadding } from './hidden.ts';

const largestObjectStream = 32 * 1024 * 1024;

/** Names that stop a PDF wherever they stand, and as what. */
const forbidden: Readonly<Record<string, FindingCode>> = {
  '/Encrypt': 'versleuteld',
  '/JavaScript': 'actieveInhoud',
  '/JS': 'actieveInhoud',
  '/Launch': 'actieveInhoud',
  '/SubmitForm': 'actieveInhoud',
  '/ImportData': 'actieveInhoud',
  '/GoToR': 'actieveInhoud',
  '/Rendition': 'actieveInhoud',
  '/RichMedia': 'actieveInhoud',
  '/XFA': 'actieveInhoud',
  '/AA': 'actieveInhoud',
  '/EmbeddedFile': 'ingeslotenBestand',
  '/EmbeddedFiles': 'ingeslotenBestand',
  '/FileAttachment': 'ingeslotenBestand',
  '/GoToE': 'ingeslotenBestand',
  '/Collection': 'ingeslotenBestand',
};

/** An object stream that cannot be looked into. */
class OpaqueError extends Error {}

/** The objects that are packed together in an object stream. */
function unpack({ characters, stream }: PdfPart): PdfPart[] {
  if (!stream || !characters.includes('/ObjStm')) return [];
  const compressed = characters.includes('/Filter');
  if (compressed && characters[characters.indexOf('/Filter') + 1] === '[') {
    if (characters[characters.indexOf('/Filter') + 3] !== ']') throw new OpaqueError();
  }
  if (characters.includes('/Predictor')) throw new OpaqueError();
  if (compressed && !characters.includes('/FlateDecode')) throw new OpaqueError();
  const content = compressed
    ? inflateSync(stream, { maxOutputLength: largestObjectStream })
    : stream;
  const first = Number(characters[characters.indexOf('/First') + 1]);
  if (!Number.isInteger(first)) throw new OpaqueError();
  const header = parseCharacters(content.subarray(0, first)).map(Number);
  const positions = header.filter((_, i) => i % 2 === 1).map((position) => first + position);
  return positions.map((position, i) => ({
    nummer: header[i * 2] ?? null,
    characters: parseCharacters(content.subarray(position, positions[i + 1] ?? content.length)),
    stream: null,
  }));
}

/** Going to a place in the document itself is the only thing that may happen on opening. */
function isSafeAction(characters: readonly string[]): boolean {
  if (characters[0] === '[') return true;
  const kind = characters.indexOf('/S');
  return characters[0] === '<<' && kind !== -1 && characters[kind + 1] === '/GoTo';
}

/** The tokens behind `/OpenAction`: the action itself, or the object it refers to. */
function actions(parts: readonly PdfPart[]): (readonly string[])[] {
  return parts.flatMap(({ characters }) =>
    characters.flatMap((character, i) => {
      if (character !== '/OpenAction') return [];
      const [number, , reference] = characters.slice(i + 1, i + 4);
      if (reference !== 'R') return [characters.slice(i + 1, characters.indexOf('>>', i) + 1)];
      const purposes = parts.filter((part) => part.nummer === Number(number));
      return purposes.length > 0 ? purposes.map((part) => part.characters) : [[]];
    }),
  );
}

function findForbidden(parts: readonly PdfPart[]): FindingCode | undefined {
  const found = parts.flatMap(({ characters }) =>
    characters.flatMap((character) => forbidden[character] ?? []),
  );
  if (found.includes('versleuteld')) return 'versleuteld';
  if (found.length > 0) return found[0];
  return actions(parts).every(isSafeAction) ? undefined : 'actieveInhoud';
}

/** What stands before the header or behind the last `%%EOF` is no part of a PDF. */
function inspectEdges(content: Buffer): FindingCode | undefined {
  const end = content.lastIndexOf('%%EOF');
  if (end === -1) return 'beschadigd';
  if (!isPadding(content.subarray(end + 5)) || containsZip(content)) return 'verborgenInhoud';
  return containsForeignContent(content.subarray(5, 512)) ? 'verborgenInhoud' : undefined;
}

/**
 * Looks through the structure of a PDF, packed objects included, for what it may not hold:
 * encryption, programs, actions, other files, another file stuck to it.
 */
export function inspectPdfStructure(content: Buffer): FindingCode | undefined {
  const rand = inspectEdges(content);
  if (rand) return rand;
  try {
    const parts = parsePdf(content);
    const outside = findForbidden(parts);
    if (outside) return outside;
    return findForbidden([...parts, ...parts.flatMap(unpack)]);
  } catch {
    return 'beschadigd';
  }
}
