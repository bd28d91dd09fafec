/** An object of a PDF as far as we read it: the names in it, in order, and its references. */
export interface PdfDeel {
  /** Number of the object; null: trailer and what stands outside of objects. */
  readonly nummer: number | null;
  /** Names (`/Type`), brackets and numbers, in order; strings and comments left out. */
  readonly tekens: readonly string[];
  /** The bytes of its stream. */
  readonly stroom: Buffer | null;
}

const witruimte = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);
const scheiding = new Set([...witruimte, ...Buffer.from('()<>[]{}/%')]);

/** `/J#61vaScript` is the same name as `/JavaScript`. */
function leesNaam(ruw: string): string {
  return ruw.replace(/#([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** Bytes that readers take for different things: some would find an object where others see text. */
export class DubbelzinnigError extends Error {}

const grens = /endobj|\d\s+\d+\s+obj\b/;

/**
 * A string or a stream that swallows where objects begin and end: readers that go by the
 * cross-reference read those objects all the same.
 */
function eisBinnenObject(deel: Buffer): void {
  if (grens.test(deel.toString('latin1'))) throw new DubbelzinnigError();
}

function eindeVanTekst(inhoud: Buffer, vanaf: number): number {
  let diepte = 0;
  for (let plek = vanaf; plek < inhoud.length; plek += 1) {
    const byte = inhoud[plek];
    if (byte === 0x5c) plek += 1;
    else if (byte === 0x28) diepte += 1;
    else if (byte === 0x29) diepte -= 1;
    if (diepte === 0) {
      eisBinnenObject(inhoud.subarray(vanaf, plek));
      return plek + 1;
    }
  }
  throw new DubbelzinnigError();
}

function eindeVanWoord(inhoud: Buffer, vanaf: number): number {
  let plek = vanaf;
  while (plek < inhoud.length && !scheiding.has(inhoud[plek] ?? 0)) plek += 1;
  return plek;
}

function zoek(inhoud: Buffer, wat: string, vanaf: number): number {
  const plek = inhoud.indexOf(wat, vanaf, 'latin1');
  return plek === -1 ? inhoud.length : plek;
}

/** The next token from `plek`: its text (empty: nothing of interest) and where it ends. */
function volgende(inhoud: Buffer, plek: number): { teken: string; eind: number } {
  const byte = inhoud[plek] ?? 0;
  if (witruimte.has(byte)) return { teken: '', eind: plek + 1 };
  if (byte === 0x25) {
    let eind = plek + 1;
    while (eind < inhoud.length && inhoud[eind] !== 0x0a && inhoud[eind] !== 0x0d) eind += 1;
    return { teken: '', eind };
  }
  if (byte === 0x28) return { teken: '()', eind: eindeVanTekst(inhoud, plek) };
  if (byte === 0x2f) {
    const eind = eindeVanWoord(inhoud, plek + 1);
    return { teken: `/${leesNaam(inhoud.toString('latin1', plek + 1, eind))}`, eind };
  }
  const twee = inhoud.toString('latin1', plek, plek + 2);
  if (twee === '<<' || twee === '>>') return { teken: twee, eind: plek + 2 };
  if (byte === 0x3c) {
    const eind = zoek(inhoud, '>', plek) + 1;
    if (!/^<[\da-f\s]*>$/i.test(inhoud.toString('latin1', plek, eind)))
      throw new DubbelzinnigError();
    return { teken: '<>', eind };
  }
  if (scheiding.has(byte)) return { teken: String.fromCharCode(byte), eind: plek + 1 };
  const eind = eindeVanWoord(inhoud, plek);
  return { teken: inhoud.toString('latin1', plek, eind), eind };
}

function beginVanStroom(inhoud: Buffer, eindWoord: number): number {
  let plek = eindWoord;
  if (inhoud[plek] === 0x0d) plek += 1;
  if (inhoud[plek] === 0x0a) plek += 1;
  return plek;
}

/**
 * Reads the tokens of bytes without streams (an object out of an object stream).
 * @throws DubbelzinnigError when they can be read in two ways.
 */
export function leesTekens(inhoud: Buffer): string[] {
  const tekens: string[] = [];
  for (let plek = 0; plek < inhoud.length;) {
    const { teken, eind } = volgende(inhoud, plek);
    if (teken) tekens.push(teken);
    plek = eind;
  }
  return tekens;
}

/**
 * Reads a whole PDF file as a list of its objects, whatever its cross-reference says: also what an
 * older version left behind. Streams are kept apart, so that their bytes are not taken for names.
 * @throws DubbelzinnigError when it can be read in two ways.
 */
export function leesPdf(inhoud: Buffer): PdfDeel[] {
  const delen: PdfDeel[] = [];
  let tekens: string[] = [];
  let nummer: number | null = null;
  let stroom: Buffer | null = null;
  const sluitAf = (): void => {
    if (tekens.length > 0) delen.push({ nummer, tekens, stroom });
    tekens = [];
    nummer = null;
    stroom = null;
  };
  for (let plek = 0; plek < inhoud.length;) {
    const { teken, eind } = volgende(inhoud, plek);
    plek = eind;
    if (teken === 'obj') {
      const getal = Number(tekens.at(-2));
      tekens.splice(-2);
      sluitAf();
      nummer = Number.isInteger(getal) ? getal : null;
    } else if (teken === 'endobj') sluitAf();
    else if (teken === 'stream' && tekens.at(-1) === '>>') {
      const begin = beginVanStroom(inhoud, eind);
      plek = zoek(inhoud, 'endstream', begin);
      stroom = inhoud.subarray(begin, plek);
      if (plek === inhoud.length) throw new DubbelzinnigError();
      eisBinnenObject(stroom);
    } else if (teken) tekens.push(teken);
  }
  sluitAf();
  return delen;
}
