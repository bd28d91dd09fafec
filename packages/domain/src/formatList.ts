import type { Language } from './language.ts';

/**
 * Writes words as one list: `a, b en c`, in English `a, b, and c`. By hand for the reason of
 * `netherlandsClock`: the browser's own takes as long as a screen has to react to a tap.
 */
export function formatList(words: readonly string[], language: Language): string {
  const [last = '', ...others] = words.toReversed();
  if (others.length === 0) return last;
  const and = language === 'nl' ? ' en ' : others.length > 1 ? ', and ' : ' and ';
  return `${others.toReversed().join(', ')}${and}${last}`;
}
