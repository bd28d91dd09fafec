import type { Label } from './labelWords.ts';
import {
  announcementOf,
  captionOf,
  type LabelledRow,
  startsCell,
  type LabelPosition,
} from './labels.rules.ts';
import { certaintyOf, wordsIn } from './rows.rules.ts';
import {
  type Candidate,
  type Choice,
  choose,
  type ReadValue,
  sumWeights,
} from './scoring.rules.ts';
import { amountsIn, daysIn } from './values.rules.ts';

/** Weights of the signals that a number is the number of the bill. */
const weights = {
  /** By its label, times a factor for the position of the label. */
  number: 7,
  title: 5,
  plainNumber: 4,
  reference: 3.5,
  /** Another label: of a customer, a policy, a day, a company. */
  otherLabel: -7,
  /** A label without a number: "Betreft:". */
  weakLabel: -1.5,
  /** Followed by the date of the bill, or above its title or date. */
  beforeDay: 2.5,
  titleInRow: 1,
  /** Has both letters and digits, a hyphen or a slash. */
  mixed: 0.7,
  year: 0.7,
  hash: 1.5,
  short: -2.5,
  long: -1.5,
  high: 0.5,
  large: 0.7,
  repeated: 1.5,
  besideAmount: -3,
  /** Has the format of something else. */
  postcode: -6,
  account: -8,
  phone: -5,
  day: -8,
  amount: -4,
  unit: -4,
  house: -3,
} as const;

const least = 1.4;
/** No sum confirms a number, so on a photo its letters must be clearer than others. */
const seenClearly = 90;

const shape =
  /^[(#"'‘“]*([\p{Lu}\p{Ll}]{0,7}[-/.]?(?=[\p{L}./_–-]*\d)[\p{L}\d./_–-]*[\p{L}\d])[)"'’”.,;:?!]*$/u;
const prefix = /^\p{Lu}{1,4}[-/]?$/u;
const noPrefix = new Set([
  'NR',
  'NO',
  'N',
  'EUR',
  'BTW',
  'KVK',
  'AGB',
  'BIG',
  'T',
  'TEL',
  'OP',
  'VAN',
  'DE',
  'NUM',
]);

interface Token {
  readonly value: string;
  readonly from: number;
  readonly to: number;
}

/** Words of a row that may be a number, also with a prefix of letters, or in two or three groups. */
function tokensOf({ row }: LabelledRow): Token[] {
  const { words } = row;
  return words.flatMap((word, from): Token[] => {
    const value = shape.exec(word.text)?.[1];
    if (value === undefined || value.length > 24) return [];
    const found: Token[] = [{ value, from, to: from + 1 }];
    const before = words[from - 1];
    const isJoined = before && !startsCell(row, from) && !word.isApart;
    const hasPrefix = isJoined && prefix.test(before.text) && !noPrefix.has(before.text);
    if (hasPrefix) {
      found.push({ value: `${before.text} ${value}`, from: from - 1, to: from + 1 });
    }
    let whole = value;
    for (let to = from + 1; to < Math.min(words.length, from + 4); to += 1) {
      const next = words[to];
      if (!next || startsCell(row, to) || next.isApart) break;
      const [, rest] = /^(\d{2,6}|[-/.]?\d[\d./-]*\d)[.,;]?$/.exec(next.text) ?? [];
      if (rest === undefined || !/\d$/.test(whole)) break;
      whole += ` ${rest}`;
      found.push({ value: whole, from, to: to + 1 });
      if (hasPrefix) found.push({ value: `${before.text} ${whole}`, from: from - 1, to: to + 1 });
    }
    return found;
  });
}

const account = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,}(?: ?[A-Z0-9]{1,4})?\b/g;
const phone =
  /(?:\btel|\bfax|\bT[.:]? |phone|telefoon|téléphone|teléfono)[^\p{L}]{0,4}[\d ()+./-]{7,}|\b0\d{1,4}[- ]\d{2,3}[ ]?\d{2}[ ]?\d{2}\b|\+\d{2}[\d ()-]{7,}/giu;
const postcode = /\b[1-9]\d{3} ?[A-Z]{2}\b|\b\d{4,5} (?=\p{Lu}\p{Ll}{2})/gu;
const street =
  /(?:straat|weg|laan|plein|kade|dijk|singel|gracht|pad|hof|street|road|str\.|straße|rue|calle|avenida|avenue|platz|allee)\.?,? \d+/giu;
const unit =
  /\d+[.,]?\d* ?(?:mg|ml|km|st|tabl|caps|stuks|min|minuten|uur|%|x|dagen|days|tage)(?!\p{L})/giu;

function isIn(pattern: RegExp, text: string, start: number, end: number): boolean {
  return [...text.matchAll(pattern)].some(
    ({ 0: whole, index }) => index < end && index + whole.length > start,
  );
}

const weak: ReadonlySet<Label> = new Set<Label>(['name', 'textHead', 'provider', 'addressee']);

const nearness: Readonly<Record<LabelPosition, number>> = {
  beside: 1,
  above: 0.85,
  near: 0.4,
  below: 0.5,
};

const announcing = ['number', 'title', 'plainNumber', 'reference'] as const;
type Announcing = (typeof announcing)[number];

function isKnown(label: Label): label is Announcing {
  return announcing.some((one) => one === label);
}

/** Candidates for the number of the bill, with their scores. */
function numberCandidates(rows: readonly LabelledRow[]): Candidate<string>[] {
  const tall = Math.max(...rows.map(({ row }) => row.height));
  const texts = rows.map(({ row }) => row.text);
  return rows.flatMap((labelledRow, at) => {
    const { row, labels } = labelledRow;
    const [amounts, days] = [amountsIn(row.text), daysIn(row.text)];
    return tokensOf(labelledRow).map(({ value, from, to }) => {
      const words = row.words.slice(from, to);
      const start = words[0]?.start ?? 0;
      const end = start + value.length;
      const covers = (found: readonly { start: number; end: number }[]): boolean =>
        found.some((one) => one.start < end && one.end > start);
      const announcement = announcementOf(rows, at, from);
      const { label, where } = announcement ?? captionOf(rows, at, from) ?? {};
      const name = label && isKnown(label) ? label : undefined;
      const isBeside = name !== undefined && where === 'beside';
      const isOther =
        label !== undefined && name === undefined && where !== 'near' && where !== 'below';
      const isWeak = label !== undefined && weak.has(label);
      const others = texts.filter((text, i) => i !== at && text.includes(value)).length;
      const score = sumWeights(weights, {
        ...(name && where && { [name]: nearness[where] }),
        otherLabel: isOther && !isWeak,
        weakLabel: isOther && isWeak,
        beforeDay: name === undefined && isBeforeDay(rows, at, to),
        titleInRow: labels.some((one) => one.label === 'title' || one.label === 'number'),
        mixed: /[\p{L}/-]/u.test(value) && value.length > 3,
        year: /20[12]\d|^[A-Z]{0,4}[-/]?[12]\d[-/.]/.test(value),
        hash: words[0]?.text.startsWith('#'),
        short: value.length < 3,
        long: value.length > 16,
        high: row.top < 0.45,
        large: row.height > 1.25 * tall * 0.6 && row.top < 0.4,
        repeated: value.length > 4 && others > 0,
        besideAmount: amounts.length > 0 && !labels.some((one) => isKnown(one.label)),
        postcode: isIn(postcode, row.text, start, end) && where !== 'beside',
        account: isIn(account, row.text, start, end),
        phone: isIn(phone, row.text, start, end) && !isBeside,
        day: covers(days),
        amount: covers(amounts) && (label !== 'number' || where === 'near'),
        unit: isIn(unit, row.text, start, end) && label === undefined,
        house: isIn(street, row.text, start, end),
      });
      // Prefer the longer reading of the same words when a label or a prefix supports it.
      const isPrefixed = /^\p{Lu}+[-/]? /u.test(value);
      const more = to - from - 1;
      const longer = more === 0 ? 0 : isBeside || isPrefixed ? 0.4 * more : -1.5;
      return { value, row, words, score: score + longer };
    });
  });
}

/** Whether the date of the bill follows the words up to `to`, or starts the row below. */
function isBeforeDay(rows: readonly LabelledRow[], at: number, to: number): boolean {
  const [own, below] = [rows[at], rows[at + 1]];
  if (!own) return false;
  const behind = own.labels.some(
    ({ label, from }) => (label === 'billDay' || label === 'plainDay') && from === to,
  );
  const first = below?.labels.find(({ from }) => from === 0)?.label;
  const isBelow =
    below?.row.page === own.row.page &&
    (first === 'billDay' || first === 'plainDay' || first === 'title');
  return behind || (isBelow && daysIn(below.row.text).length > 0 && startsCell(own.row, to));
}

/** Small letters that have the form of their capitals: text recognition confuses them. */
const alike = /^[^\p{L}]*(?:[ckosuvwxz]+[^\p{L}]*)+$/u;

/** A number read of a photo, its letters as capitals where they may be either: bills seldom number in small ones. */
const asCapitals = (value: string): string => (alike.test(value) ? value.toUpperCase() : value);

/** Finds the bill's number, and whether it is certain. */
export function findNumber(
  rows: readonly LabelledRow[],
): (Candidate<string> & { readonly sure: boolean }) | undefined {
  const choice: Choice<string> | undefined = choose(numberCandidates(rows), least);
  if (!choice) return undefined;
  const { best, margin } = choice;
  const seen = best.row.page.seen;
  const again = rows.filter(({ row }) => row !== best.row && row.text.includes(best.value)).length;
  const isClear = !seen || again > 0 || certaintyOf(best.words) >= seenClearly;
  const value = seen ? asCapitals(best.value) : best.value;
  return { ...best, value, sure: best.score >= 7 && margin >= 4 && isClear };
}

/** Finds the provider's AGB code: eight digits. */
export function findAgb(
  rows: readonly LabelledRow[],
): (ReadValue<string> & { readonly sure: boolean }) | undefined {
  const found = findLabelled(rows, 'agb', /^[\s:.#|-]{0,4}(\d{2}[ -]?\d{6})(?!\d)/);
  return found && { ...found, sure: !found.row.page.seen || certaintyOf(found.words) >= 94 };
}

/** Finds a value of this format next to or below a label. */
export function findLabelled(
  rows: readonly LabelledRow[],
  label: LabelledRow['labels'][number]['label'],
  pattern: RegExp,
): ReadValue<string> | undefined {
  for (const [at, { row }] of rows.entries()) {
    for (const [from, word] of row.words.entries()) {
      const match = pattern.exec(row.text.slice(word.start));
      const found = match && announcementOf(rows, at, from);
      if (found?.label !== label || found.where === 'near') continue;
      const value = match?.[1] ?? '';
      const words = wordsIn(row, word.start, word.start + (match?.[0].length ?? 0));
      return { value: label === 'agb' ? value.replaceAll(/\D/g, '') : value, row, words };
    }
  }
  return undefined;
}
