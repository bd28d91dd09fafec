import { readFile } from 'node:fs/promises';

/** A file of the font: its name in a document, and what it can write. */
export interface Lettertype {
  readonly naam: string;
  readonly inhoud: Buffer;
}

/** A piece of text that one file of the font can write. */
export interface Stuk {
  readonly tekst: string;
  /** Whether it needs the file with the rarer letters (ğ, Ł). */
  readonly uitgebreid: boolean;
}

// What the two files of the font hold, as its package says (its unicode.json), as far as it is used in
// names: Atkinson Hyperlegible Next, made to be told apart easily; SIL Open Font License.
const gewoon =
  /[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2010-\u2015\u2018-\u201e\u2022\u2026\u20ac\u2122\u2212]/u;
const zeldzaam =
  /[\u0100-\u0130\u0132-\u0151\u0154-\u017f\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u1ef3]/u;

/**
 * Cuts a text into pieces by the file of the font that can write them. What neither can (Arabic,
 * emoji) becomes a question mark: a box that nobody can read is no better.
 */
export function inStukken(tekst: string): Stuk[] {
  const stukken: Stuk[] = [];
  for (const teken of tekst.normalize('NFC')) {
    const uitgebreid = zeldzaam.test(teken);
    const leesbaar = uitgebreid || gewoon.test(teken) ? teken : '?';
    const laatste = stukken.at(-1);
    if (laatste?.uitgebreid === uitgebreid) {
      stukken[stukken.length - 1] = { tekst: laatste.tekst + leesbaar, uitgebreid };
    } else {
      stukken.push({ tekst: leesbaar, uitgebreid });
    }
  }
  return stukken;
}

/** The name in a document of the file for a piece, in the weight of its line. */
export function letterVoor({ uitgebreid }: Pick<Stuk, 'uitgebreid'>, vet: boolean): string {
  return `${vet ? 'vet' : 'gewoon'}${uitgebreid ? 'Uitgebreid' : ''}`;
}

let gelezen: Promise<readonly Lettertype[]> | undefined;

async function lees(vet: boolean, uitgebreid: boolean): Promise<Lettertype> {
  const bestand = `atkinson-hyperlegible-next-latin${uitgebreid ? '-ext' : ''}-${vet ? 700 : 400}-normal.woff`;
  const plek = import.meta.resolve(`@fontsource/atkinson-hyperlegible-next/files/${bestand}`);
  return { naam: letterVoor({ uitgebreid }, vet), inhoud: await readFile(new URL(plek)) };
}

/** The files of the font, read once. */
export function leesLetters(): Promise<readonly Lettertype[]> {
  gelezen ??= Promise.all([
    lees(false, false),
    lees(true, false),
    lees(false, true),
    lees(true, true),
  ]);
  return gelezen;
}
