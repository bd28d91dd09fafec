const accents = /\p{Diacritic}/gu;

// Amounts and days differ in their separators: "€ 1.240,00" and "1240.00", "22-11-2026" and "22/11/2026".
function normalize(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(accents, '')
    .toLowerCase()
    .replaceAll(/(\d)[.,](?=\d{3}(?!\d))/g, '$1')
    .replaceAll(/(\d),(?=\d)/g, '$1.')
    .replaceAll('/', '-');
}

const wordsOf = (text: string): readonly string[] =>
  normalize(text)
    .split(/[^\p{L}\p{N}.-]+/u)
    .map((word) => word.replaceAll(/^[.-]+|[.-]+$/g, ''))
    .filter(Boolean);

/** Returns whether two words are one wrong, missing, extra or swapped letter apart. */
function isOneSlipApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  if (long.length > short.length) return short.slice(start) === long.slice(start + 1);
  if (short.slice(start + 1) === long.slice(start + 1)) return true;
  const isSwapped = short[start] === long[start + 1] && short[start + 1] === long[start];
  return isSwapped && short.slice(start + 2) === long.slice(start + 2);
}

// Shorter words, and those with a figure, have too many neighbours.
const fewestLetters = 4;

function isFound(asked: string, word: string): boolean {
  if (word.includes(asked)) return true;
  if (asked.length < fewestLetters || /\d/.test(asked)) return false;
  return [0, 1, -1].some((more) => isOneSlipApart(asked, word.slice(0, asked.length + more)));
}

/**
 * Returns whether a text has every word of a search, in any order: with or without accents, as the beginning
 * or a part of a word, and with one slip of the keyboard in words of four letters or more.
 */
export function matchWords(text: string, search: string): boolean {
  const words = wordsOf(text);
  return wordsOf(search).every((asked) => words.some((word) => isFound(asked, word)));
}
