/*
 * Text that people type or paste: what nobody sees is left out, and what looks like a space or a hyphen is one.
 * Not for identifiers, opaque values and files, whose bytes are not ours to change.
 */

// Emoji keep what joins and varies them; a flag has few tags, since these could hide a message.
const flagOrKeycap = String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}|[0-9#*]\uFE0F?\u20E3`;
const picture = String.raw`\p{Extended_Pictographic}(?:[\uFE0E\uFE0F]|\p{Emoji_Modifier})?`;
// Joiners change letters in scripts that join them, and beside a virama (RFC 5892, appendix A.1 and A.2).
const joining = ['Arabic', 'Syriac', 'Mongolian', 'Nko', 'Mandaic', 'Adlam']
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');
const virama = String.raw`\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA\u1039\u17D2\u1B44\uA9C0`;
// A filler is a letter too, and is left out itself.
const letter = String.raw`(?!\p{Default_Ignorable_Code_Point})\p{L}`;
const joiner = [
  String.raw`(?<=(?=${letter})[${joining}]\p{M}*)[\u200C\u200D](?=(?=${letter})[${joining}])`,
  String.raw`(?<=[${virama}]\p{M}*)[\u200C\u200D]`,
  String.raw`(?<=${letter})[\u200C\u200D](?=[${virama}])`,
].join('|');
const unseen = new RegExp(
  String.raw`(${flagOrKeycap}|${picture}(?:\u200D${picture})*|${joiner})` +
    // The last one is what dictation on a phone leaves behind.
    String.raw`|(?!\n)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\uFFFC]`,
  'gu',
);

const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const space = /[\t\p{Zs}]/gu;
const hyphen = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;

/**
 * Text of a field of several lines: in NFC, with `\n`, plain spaces and plain hyphens, and without what nobody sees
 * (Cc, Cf, Default_Ignorable and U+FFFC), but for joiners that words or emoji need. Not trimmed.
 */
export function toPlainText(text: string): string {
  return text
    .replaceAll(lineBreak, '\n')
    .replaceAll(space, ' ')
    .replaceAll(hyphen, '-')
    .replaceAll(unseen, '$1')
    .normalize('NFC');
}

/** Text of a field of one line: as `toPlainText`, with a space for each line break. */
export function toPlainLine(text: string): string {
  return toPlainText(text).replaceAll('\n', ' ');
}

// Drawn as nothing, though Unicode counts them as letters and symbols.
const seen =
  /(?![\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}\u{13441}\u{13442}])[\p{L}\p{N}\p{P}\p{S}]/gu;

/** How many characters of a text are seen: no spaces, no fillers, and marks only with what they stand on. */
export function countVisible(text: string): number {
  return text.match(seen)?.length ?? 0;
}

/** Tells whether a text has at least so many characters that are seen. */
export function isVisible(text: string, least = 1): boolean {
  return countVisible(text) >= least;
}
