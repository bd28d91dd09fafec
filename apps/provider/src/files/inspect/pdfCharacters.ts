/** An object of a PDF as far as we read it: the names in it, in order, and its references. */
export interface PdfPart {
  /** Number of the object; null: trailer and what stands outside of objects. */
  readonly nummer: number | null;
  /** Names (`/Type`), brackets and numbers, in order; strings and comments left out. */
  readonly characters: readonly string[];
  /** The bytes of its stream. */
  readonly stream: Buffer | null;
}

const whitespace = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);
const separation = new Set([...whitespace, ...Buffer.from('()<>[]{}/%')]);

/** `/J#61vaScript` is the same name as `/JavaScript`. */
function parseName(raw: string): string {
  return raw.replace(/#([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** Bytes that readers take for different things: some would find an object where others see text. */
export class AmbiguousError extends Error {}

const limit = /endobj|\d\s+\d+\s+obj\b/;

/**
 * A string or a stream that swallows where objects begin and end: readers that go by the
 * cross-reference read those objects all the same.
 */
function requireInsideObject(part: Buffer): void {
  if (limit.test(part.toString('latin1'))) throw new AmbiguousError();
}

function endOfText(content: Buffer, from: number): number {
  let depth = 0;
  for (let position = from; position < content.length; position += 1) {
    const byte = content[position];
    if (byte === 0x5c) position += 1;
    else if (byte === 0x28) depth += 1;
    else if (byte === 0x29) depth -= 1;
    if (depth === 0) {
      requireInsideObject(content.subarray(from, position));
      return position + 1;
    }
  }
  throw new AmbiguousError();
}

function endOfWord(content: Buffer, from: number): number {
  let position = from;
  while (position < content.length && !separation.has(content[position] ?? 0)) position += 1;
  return position;
}

function search(content: Buffer, what: string, from: number): number {
  const position = content.indexOf(what, from, 'latin1');
  return position === -1 ? content.length : position;
}

/** The next token from `position`: its text (empty: nothing of interest) and where it ends. */
function next(content: Buffer, position: number): { character: string; end: number } {
  const byte = content[position] ?? 0;
  if (whitespace.has(byte)) return { character: '', end: position + 1 };
  if (byte === 0x25) {
    let end = position + 1;
    while (end < content.length && content[end] !== 0x0a && content[end] !== 0x0d) end += 1;
    return { character: '', end };
  }
  if (byte === 0x28) return { character: '()', end: endOfText(content, position) };
  if (byte === 0x2f) {
    const end = endOfWord(content, position + 1);
    return { character: `/${parseName(content.toString('latin1', position + 1, end))}`, end };
  }
  const two = content.toString('latin1', position, position + 2);
  if (two === '<<' || two === '>>') return { character: two, end: position + 2 };
  if (byte === 0x3c) {
    const end = search(content, '>', position) + 1;
    if (!/^<[\da-f\s]*>$/i.test(content.toString('latin1', position, end)))
      throw new AmbiguousError();
    return { character: '<>', end };
  }
  if (separation.has(byte)) return { character: String.fromCharCode(byte), end: position + 1 };
  const end = endOfWord(content, position);
  return { character: content.toString('latin1', position, end), end };
}

function startOfStream(content: Buffer, endWord: number): number {
  let position = endWord;
  if (content[position] === 0x0d) position += 1;
  if (content[position] === 0x0a) position += 1;
  return position;
}

/**
 * Reads the tokens of bytes without streams (an object out of an object stream).
 * @throws AmbiguousError when they can be read in two ways.
 */
export function parseCharacters(content: Buffer): string[] {
  const characters: string[] = [];
  for (let position = 0; position < content.length;) {
    const { character, end } = next(content, position);
    if (character) characters.push(character);
    position = end;
  }
  return characters;
}

/**
 * Reads a whole PDF file as a list of its objects, whatever its cross-reference says: also what an
 * older version left behind. Streams are kept apart, so that their bytes are not taken for names.
 * @throws AmbiguousError when it can be read in two ways.
 */
export function parsePdf(content: Buffer): PdfPart[] {
  const parts: PdfPart[] = [];
  let characters: string[] = [];
  let nummer: number | null = null;
  let stream: Buffer | null = null;
  const conclude = (): void => {
    if (characters.length > 0) parts.push({ nummer, characters, stream });
    characters = [];
    nummer = null;
    stream = null;
  };
  for (let position = 0; position < content.length;) {
    const { character, end } = next(content, position);
    position = end;
    if (character === 'obj') {
      const number = Number(characters.at(-2));
      characters.splice(-2);
      conclude();
      nummer = Number.isInteger(number) ? number : null;
    } else if (character === 'endobj') conclude();
    else if (character === 'stream' && characters.at(-1) === '>>') {
      const begin = startOfStream(content, end);
      position = search(content, 'endstream', begin);
      stream = content.subarray(begin, position);
      if (position === content.length) throw new AmbiguousError();
      requireInsideObject(stream);
    } else if (character) characters.push(character);
  }
  conclude();
  return parts;
}
