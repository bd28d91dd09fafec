import type { Language } from './language.ts';

/** Words with a capital in front: as a heading, at the head of a line, or where they begin a sentence. */
export function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Lowers the first letter of a word; an abbreviation ("GP") keeps its capital. */
export function uncapitalize(words: string): string {
  return words.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());
}

/**
 * Joins words to a list: `a, b en c`, in English `a, b, and c`. Written by hand because creating an
 * `Intl.ListFormat` costs as much time as a screen has to react to a tap.
 */
export function formatList(words: readonly string[], language: Language): string {
  const [last = '', ...others] = words.toReversed();
  if (others.length === 0) return last;
  const and = language === 'nl' ? ' en ' : others.length > 1 ? ', and ' : ' and ';
  return `${others.toReversed().join(', ')}${and}${last}`;
}

const thousand: Readonly<Record<Language, string>> = { nl: '.', en: ',' };

/**
 * Formats a count of zero or more with thousands separators: `2.000`, in English `2,000`. Not for years.
 * Written by hand instead of with Intl, whose output differs between versions of ICU.
 */
export function formatCount(count: number, language: Language): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, thousand[language]);
}

/** Formats digits in groups; the last group may be shorter. */
export function splitIntoGroups(digits: string, size: number): string {
  return digits.match(new RegExp(`.{1,${size}}`, 'g'))?.join(' ') ?? digits;
}

/** Formats a betalingskenmerk in groups of four, so that people can copy it: `5000 0567 8901 2345`. */
export function formatBetalingskenmerk(kenmerk: string): string {
  return kenmerk.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Formats a factuurkenmerk as on the invoice: `F2026-1234 5678`. */
export function formatFactuurkenmerk(kenmerk: string): string {
  return kenmerk.replace(/(\d{4})(\d{4})$/, '$1 $2');
}
