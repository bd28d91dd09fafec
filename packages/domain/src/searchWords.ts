/** Returns the text in lower case without accents, as the database folds searched text. */
export function normalizeSearchText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '');
}

// A shorter word with a typo matches nearly every other word.
const fewestLettersForSlip = 5;
const mostLettersForSlip = 30;

/**
 * Returns a pattern for words that begin like this one with a letter too many, too few or wrong, or
 * with two letters swapped; null for a word without. Valid in JavaScript and in PostgreSQL.
 * @param word normalized
 */
export function slipsOf(word: string): string | null {
  // Other characters are special in a regular expression, and a number with a typo is another number.
  if (!/^[a-z]+$/.test(word)) return null;
  if (word.length < fewestLettersForSlip || word.length > mostLettersForSlip) return null;
  const variants = Array.from(word, (_, i) => i).flatMap((i) => {
    const [before, from, after] = [word.slice(0, i), word.slice(i), word.slice(i + 1)];
    const swapped = after === '' ? [] : [`${before}${after[0]}${word[i]}${after.slice(1)}`];
    return [`${before}.?${after}`, `${before}.${from}`, ...swapped];
  });
  return `(${[...new Set(variants)].join('|')})`;
}
