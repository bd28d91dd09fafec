import type { PageWord, ReadPage } from './process/page.ts';

const titles = 'FACTUUR|FAKTUUR|NOTA|REKENING|DECLARATIE|RECHNUNG|INVOICE|FACTURE|FACTURA|RECIBO';
const titleBefore = new RegExp(String.raw`^(${titles})(?=[A-Z]{0,4}[\d#])(.+)$`, 'iu');
/** A label and its value without a space between them: "betaaldatum31-10-2026". */
const labelBefore = /^(\p{L}{6,}[:.]?)(\d[\d./-]{5,})$/u;

const digits: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  l: '1',
  I: '1',
  i: '1',
  '|': '1',
  S: '5',
  B: '8',
};
const likeAmount = /^(€?)([\dOoQlIi|S.]*[\dOoQlIi|S][.,][\dOoQlIi|S]{2})$/u;
const likeDay = /^()([\dOoQlIi|]{1,2}([-/.])[\dOoQlIi|]{1,2}\3[\dOoQlIi|]{2,4})$/u;

const fullDay = /^\d{2}[-/.]\d{2}[-/.](?:20)?\d{2}$/;
const partDay = /^(?:\d[-/.]\d{1,2}|\d{2}[-/.]\d)[-/.](?:20)?\d{2}$/;

/** When days have two digits, a day with one digit may have lost the other. */
function doubtDays(words: readonly PageWord[]): readonly PageWord[] {
  if (words.filter(({ text }) => fullDay.test(text)).length < 2) return words;
  return words.map((word) =>
    partDay.test(word.text) ? { ...word, certainty: Math.min(word.certainty, 60) } : word,
  );
}

const decimals = /^€?-?\d{1,3}(?:[.]\d{3})*,\d{2}$/;
const farthest = 0.08;

/** An amount that lost its comma, between amounts with a comma: "203". */
function mendColumn(words: readonly PageWord[]): readonly PageWord[] {
  const amounts = words.filter(({ text }) => decimals.test(text));
  return words.map((word) => {
    const [, euros, cents] = /^(\d{1,3})(\d{2})$/.exec(word.text) ?? [];
    const isYear = /^(?:19|20)\d{2}$|^0/.test(word.text);
    if (euros === undefined || cents === undefined || isYear) return word;
    const alike = amounts.filter(
      (one) =>
        Math.abs(right(one) - right(word)) < 0.012 && Math.abs(one.top - word.top) < farthest,
    );
    if (alike.length < 2) return word;
    return { ...word, text: `${euros},${cents}`, certainty: Math.min(word.certainty, 60) };
  });
}

/** A day that lost its hyphens: "13042026". */
function mendDay(word: PageWord): PageWord {
  const [, day, month, year] = /^([0-3]\d)([01]\d)(20[12]\d)$/.exec(word.text) ?? [];
  if (day === undefined || Number(day) > 31 || Number(month) > 12) return word;
  return { ...word, text: `${day}-${month}-${year}`, certainty: Math.min(word.certainty, 60) };
}

/** An amount that lost its comma: "€3525". */
function mendComma(word: PageWord, before: PageWord | undefined): PageWord {
  const [, sign = '', euros, cents] = /^(€?)(\d{1,4})(\d{2})$/.exec(word.text) ?? [];
  const isAmount = euros !== undefined && (sign === '€' || before?.text === '€');
  if (!isAmount) return word;
  return { ...word, text: `${sign}${euros},${cents}`, certainty: Math.min(word.certainty, 60) };
}

/** Letters that were recognised instead of digits, in a word with the shape of an amount or a day. */
function mendDigits(word: PageWord): PageWord {
  const capital = /^[©®]?0(?=[A-Z]{1,3}[-/])/;
  if (capital.test(word.text))
    return { ...word, text: word.text.replace(capital, 'O'), certainty: 60 };
  const zero = /[©®](?=\d)/;
  if (zero.test(word.text)) return { ...word, text: word.text.replace(zero, '0'), certainty: 60 };
  const [, sign = '', body = ''] = likeAmount.exec(word.text) ?? likeDay.exec(word.text) ?? [];
  if (body === '' || body.replaceAll(/\D/g, '').length * 2 < body.length) return word;
  const text = sign + body.replaceAll(/[OoQlIi|SB]/g, (letter) => digits[letter] ?? letter);
  return text === word.text ? word : { ...word, text, certainty: Math.min(word.certainty, 60) };
}

/** A short label with its number: "Nr.118", "Nota:118". */
const shortLabelBefore = /^(n[ro°º]?[.°º]|nummer:?|\p{L}+:)((?=.*\d)[\p{L}\d#].*)$/iu;

function splitGlued(word: PageWord): PageWord[] {
  const [, first, last] =
    titleBefore.exec(word.text) ??
    labelBefore.exec(word.text) ??
    shortLabelBefore.exec(word.text) ??
    [];
  if (first === undefined || last === undefined) return [word];
  const each = word.width / word.text.length;
  const width = each * first.length;
  return [
    { ...word, text: first, width },
    { ...word, text: last, left: word.left + width, width: word.width - width },
  ];
}

const right = ({ left, width }: PageWord): number => left + width;

function join(words: readonly PageWord[], between: string): PageWord | undefined {
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last) return undefined;
  const top = Math.min(...words.map((word) => word.top));
  const bottom = Math.max(...words.map((word) => word.top + word.height));
  return {
    text: words.map(({ text }) => text).join(between),
    left: first.left,
    top,
    width: right(last) - first.left,
    height: bottom - top,
    certainty: Math.min(...words.map(({ certainty }) => certainty)),
  };
}

const isLetter = ({ text }: PageWord): boolean => text.length <= 2;

function follows(before: PageWord, word: PageWord, gap: number): boolean {
  const level = Math.abs(before.top - word.top) < 0.4 * before.height;
  return level && word.left >= before.left && word.left - right(before) < gap;
}

/** Joins l e t t e r - s p a c e d words. */
function joinSpaced(words: readonly PageWord[], shape: number): PageWord[] {
  const joined: PageWord[] = [];
  for (let from = 0; from < words.length;) {
    let to = from;
    for (; to < words.length; to += 1) {
      const [before, word] = [words[to - 1], words[to]];
      if (!word || !isLetter(word)) break;
      if (to > from && before && !follows(before, word, word.height * shape * 0.9)) break;
    }
    const run = words.slice(from, to);
    const single = run.filter(({ text }) => text.length === 1).length;
    const whole = run.length >= 6 && single >= 0.7 * run.length ? join(run, '') : undefined;
    if (whole) joined.push(whole);
    else joined.push(...words.slice(from, Math.max(to, from + 1)));
    from = Math.max(to, from + 1);
  }
  return joined;
}

const isMinus = ({ text }: PageWord): boolean => /^[-−–]$/u.test(text);
const isAmount = ({ text }: PageWord): boolean => /^€?\d[\d.]*[.,]\d{2}$|^€$/.test(text);

/** Another hyphen is to the left: these separate items, and do not make an amount negative. */
function isBullet(words: readonly PageWord[], minus: PageWord | undefined): boolean {
  if (!minus || !isMinus(minus)) return false;
  return words.some(
    (one) =>
      one !== minus &&
      isMinus(one) &&
      one.left < minus.left &&
      Math.abs(one.top - minus.top) < 0.4 * minus.height,
  );
}

/** Joins a minus and its amount over a space. */
function joinMinus(words: readonly PageWord[], shape: number): PageWord[] {
  const isPair = (one: PageWord | undefined, other: PageWord | undefined): boolean =>
    one !== undefined &&
    other !== undefined &&
    isMinus(one) &&
    isAmount(other) &&
    follows(one, other, one.height * shape);
  return words.flatMap((word, i) => {
    const [before, next] = [words[i - 1], words[i + 1]];
    if (isBullet(words, isPair(word, next) ? word : before)) return [word];
    if (isPair(word, next)) return [];
    if (!before || !isPair(before, word)) return [word];
    const width = right(word) - before.left;
    return [{ ...word, text: `-${word.text}`, left: before.left, width }];
  });
}

const beginOfDay = /^\d{1,2}[-/.]\d{1,2}[-/.]$/;

/** Joins a day and its year on the line below, in a narrow column. */
function joinBrokenDays(words: readonly PageWord[]): PageWord[] {
  const years = new Map<PageWord, PageWord>();
  for (const word of words.filter(({ text }) => beginOfDay.test(text))) {
    const year = words.find(
      (other) =>
        /^\d{4}$/.test(other.text) &&
        Math.abs(other.left - word.left) < 0.012 &&
        other.top > word.top &&
        other.top < word.top + 2.4 * word.height,
    );
    if (year) years.set(word, year);
  }
  const taken = new Set(years.values());
  return words.flatMap((word) => {
    const year = years.get(word);
    if (year) return [{ ...word, text: word.text + year.text }];
    return taken.has(word) ? [] : [word];
  });
}

function mendSeen(words: readonly PageWord[]): readonly PageWord[] {
  const mended = words.map((word, i) => mendComma(mendDay(mendDigits(word)), words[i - 1]));
  return doubtDays(mendColumn(mended));
}

/** Returns the words of a page, corrected where printing, the PDF or the camera broke them. */
export function repairWords({ words, shape, seen }: ReadPage): PageWord[] {
  const whole = joinBrokenDays(joinMinus(seen ? words : joinSpaced(words, shape), shape));
  return (seen ? mendSeen(whole) : whole).flatMap(splitGlued);
}
