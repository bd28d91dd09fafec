import { toPlainLine } from './typedText.ts';

const shape = /^[1-9]\d{3} ?(?!SA|SD|SS)[A-Z]{2}$/;

/**
 * Returns whether a text is a Dutch postcode (1000–9999, two letters, never SA, SD or SS), with or without
 * its space.
 */
export function isPostcode(text: string): boolean {
  return shape.test(text);
}

/** Returns whether a text has the form of a Dutch postcode, existing or not. */
export function isWrittenAsPostcode(text: string): boolean {
  return /^\d{4}[ -]?[a-z]{2}$/i.test(toPlainLine(text).trim());
}

/** Puts a no-break space in each postcode of a text. */
export function addNoBreakSpaces(text: string): string {
  return text.replaceAll(/\b(\d{4}) ([A-Z]{2})\b/g, '$1\u00A0$2');
}

/** Formats a postcode as in §9: four digits, a space, two letters. Returns any other text unchanged. */
export function formatPostcode(text: string): string {
  const bare = toPlainLine(text).replace(/\s/g, '').toUpperCase();
  return isPostcode(bare) ? `${bare.slice(0, 4)} ${bare.slice(4)}` : text;
}
