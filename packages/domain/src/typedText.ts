/* Normalises typed or pasted text: removes invisible characters and unifies spaces and hyphens. Not for
   identifiers, opaque values and files, whose bytes must not change. */

// Emoji keep their joiners and variation selectors. A flag has few tags, because more could hide a message.
const flagOrKeycap = String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}|[0-9#*]\uFE0F?\u20E3`;
const picture = String.raw`\p{Extended_Pictographic}(?:[\uFE0E\uFE0F]|\p{Emoji_Modifier})?`;
// Joiners change letters in joining scripts and next to a virama (RFC 5892, appendix A.1 and A.2).
const joining = ['Arabic', 'Syriac', 'Mongolian', 'Nko', 'Mandaic', 'Adlam']
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');
const virama = String.raw`\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA\u1039\u17D2\u1B44\uA9C0`;
// Fillers are letters as well, but are removed.
const letter = String.raw`(?!\p{Default_Ignorable_Code_Point})\p{L}`;
const joiner = [
  String.raw`(?<=(?=${letter})[${joining}]\p{M}*)[\u200C\u200D](?=(?=${letter})[${joining}])`,
  String.raw`(?<=[${virama}]\p{M}*)[\u200C\u200D]`,
  String.raw`(?<=${letter})[\u200C\u200D](?=[${virama}])`,
].join('|');
const unseen = new RegExp(
  String.raw`(${flagOrKeycap}|${picture}(?:\u200D${picture})*|${joiner})` +
    // Dictation on a phone leaves U+FFFC.
    String.raw`|(?!\n)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\uFFFC]`,
  'gu',
);

const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const fullWidth = /[\uFF01-\uFF5E]/g;
const widthDifference = 0xfee0;
const space = /[\t\p{Zs}]/gu;
const hyphen = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;

/**
 * Normalises multi-line text: NFC, `\n`, plain spaces and hyphens, full-width letters and digits as plain
 * ones, no invisible characters (Cc, Cf, Default_Ignorable and U+FFFC) except joiners that words or emoji
 * need. Does not trim.
 */
export function toPlainText(text: string): string {
  return text
    .replaceAll(lineBreak, '\n')
    .replaceAll(fullWidth, (one) =>
      String.fromCodePoint((one.codePointAt(0) ?? 0) - widthDifference),
    )
    .replaceAll(space, ' ')
    .replaceAll(hyphen, '-')
    .replaceAll(unseen, '$1')
    .normalize('NFC');
}

/** Normalises like `toPlainText`, with a space for each line break. */
export function toPlainLine(text: string): string {
  return toPlainText(text).replaceAll('\n', ' ');
}

// Drawn as nothing, though Unicode counts them as letters and symbols.
const seen =
  /(?![\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}\u{13441}\u{13442}])[\p{L}\p{N}\p{P}\p{S}]/gu;

/**
 * Counts the visible characters of a text: no spaces or fillers, and marks only with their base character.
 */
export function countVisible(text: string): number {
  return text.match(seen)?.length ?? 0;
}

/** Returns whether a text has at least `least` visible characters. */
export function isVisible(text: string, least = 1): boolean {
  return countVisible(text) >= least;
}
