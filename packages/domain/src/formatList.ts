import type { Language } from './language.ts';

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
