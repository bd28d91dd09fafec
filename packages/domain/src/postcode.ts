import { toPlainLine } from './typedText.ts';

const shape = /^[1-9]\d{3} ?(?!SA|SD|SS)[A-Z]{2}$/;

/** Tells whether a word is a Dutch postcode (1000–9999, two letters, never SA, SD or SS), with or without its space. */
export function isPostcode(text: string): boolean {
  return shape.test(text);
}

/** Tells whether a word is written as a Dutch postcode is, whether or not there is such a one. */
export function isWrittenAsPostcode(text: string): boolean {
  return /^\d{4}[ -]?[a-z]{2}$/i.test(toPlainLine(text).trim());
}

/** A text in which no line ends within a postcode: that is read in one piece. */
export function keepPostcodes(text: string): string {
  return text.replaceAll(/\b(\d{4}) ([A-Z]{2})\b/g, '$1\u00A0$2');
}

/** Writes a postcode as §9 shows it: four digits, a space, two letters. Leaves what is no postcode alone. */
export function formatPostcode(text: string): string {
  const bare = toPlainLine(text).replace(/\s/g, '').toUpperCase();
  return isPostcode(bare) ? `${bare.slice(0, 4)} ${bare.slice(4)}` : text;
}
