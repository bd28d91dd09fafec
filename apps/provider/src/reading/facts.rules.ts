import { letters, placesOf } from './labels.rules.ts';
import type { Label } from './labelWords.ts';
import type { LabelledRow, Said } from './lines.rules.ts';
import { careSigns } from './care.rules.ts';
import { type Row, wordsIn } from './rows.rules.ts';
import { amountsIn, daysIn } from './values.rules.ts';

/** Finds what stands beside or under a label; `read` says what of a text that begins there is the value. */
function findBeside<T>(
  rows: readonly LabelledRow[],
  label: Label,
  read: (text: string) => { value: T; start: number; end: number } | undefined,
): Said<T> | undefined {
  const plain = rows.map(({ row }) => row);
  const labels = rows.flatMap((row) => row.labels).filter((one) => one.label === label);
  for (const one of labels) {
    for (const { row, text, start } of placesOf(one, plain)) {
      const found = read(text);
      if (!found) continue;
      return {
        value: found.value,
        row,
        words: wordsIn(row, start + found.start, start + found.end),
      };
    }
  }
  return undefined;
}

/** Matches at the beginning of a text, after what separates a label from its value. */
function atStart(pattern: RegExp) {
  return (text: string): { value: string; start: number; end: number } | undefined => {
    const match = new RegExp(`^[\\s:.#|-]{0,4}(${pattern.source})`, pattern.flags).exec(text);
    const value = match?.[1];
    if (!match || value === undefined) return undefined;
    return { value, start: match[0].length - value.length, end: match[0].length };
  };
}

/** A day that a label announces, `yyyy-mm-dd`. */
export function findDay(rows: readonly LabelledRow[], label: Label): Said<string> | undefined {
  return findBeside(rows, label, (text) => daysIn(text).find(({ start }) => start <= 4));
}

const readNumber = atStart(/(?=[\w./-]*\d)[A-Z0-9][A-Z0-9./-]{1,22}[A-Z0-9](?![\w])/iu);
const readAgb = atStart(/\d{2}[ -]?\d{6}(?!\d)/);
const readInsured = atStart(/\d[\d .]{5,11}\d(?!\d)/);
const readName = atStart(/[\p{Lu}][^\t\d:]{2,40}/u);

/** The bill's number at the provider. */
export function findNumber(rows: readonly LabelledRow[]): Said<string> | undefined {
  return findBeside(rows, 'number', readNumber);
}

/** The provider's AGB code: eight digits. */
export function findAgb(rows: readonly LabelledRow[]): Said<string> | undefined {
  const found = findBeside(rows, 'agb', readAgb);
  return found && { ...found, value: found.value.replaceAll(/\D/g, '') };
}

/** Whether the bill shows an insured number, or a name of whom it is for. */
export function shows(rows: readonly LabelledRow[], label: 'insured' | 'name'): boolean {
  return findBeside(rows, label, label === 'insured' ? readInsured : readName) !== undefined;
}

const providerSigns = Object.values(careSigns).map(({ provider }) => provider);
const practice =
  /praktijk|praxis|centrum|center|centre|clinic|klini|zorg|groep|b\.?v\.?\b|gmbh|practice|medisch|huis|fit\b|doctor/i;
const noName =
  /\d{4}\s?[A-Z]{2}\b|\btel\b|telefoon|www\.|@|kvk|btw|iban|straat|\p{L} \d+\w?$|\d{3}|factuur|nota\b|rechnung|invoice|declaratie\b|rekening|pagina|page\b|seite|omschrijving|bedrag|datum/iu;

/** The provider's name: in the upper part of the first page, by its words and how large it is written. */
export function findProvider(
  rows: readonly LabelledRow[],
): { said: Said<string>; sure: boolean } | undefined {
  const first = rows[0]?.row.page;
  const upper = rows.filter(({ row }) => row.page === first && row.top < 0.4);
  const cells = upper.flatMap(({ row, labels }) =>
    labels.some(isFact) || amountsIn(row.text).length > 0 ? [] : cellsOf(row),
  );
  const heights = cells.map(({ words }) => heightOf(words));
  const tallest = Math.max(...heights);
  const scored = cells
    .map((cell, i) => ({ cell, score: scoreOf(cell.value, (heights[i] ?? 0) / tallest) }))
    .toSorted((one, other) => other.score - one.score);
  const [best, second] = scored;
  if (!best || best.score < 0.5) return undefined;
  const sure = best.score >= 1.7 && best.score - (second?.score ?? 0) >= 0.3;
  return { said: best.cell, sure };
}

const isFact = ({ label }: { label: Label }): boolean => label !== 'provider' && label !== 'pay';

function heightOf(words: Said<string>['words']): number {
  const heights = words.map(({ height }) => height).toSorted((one, other) => one - other);
  return heights[Math.floor(heights.length / 2)] ?? 0;
}

function scoreOf(text: string, height: number): number {
  if (noName.test(text) || letters(text).length < 4) return 0;
  const known = providerSigns.some((sign) => sign.test(text)) ? 0.8 : 0;
  const like = practice.test(text) ? 0.5 : 0;
  return height + Math.max(known, like) + (known > 0 && like > 0 ? 0.2 : 0);
}

/** The parts of a row between gaps as between columns. */
function cellsOf(row: Row): Said<string>[] {
  return [...row.text.matchAll(/[^\t]+/g)].map(({ 0: value, index }) => ({
    value: value.trim(),
    row,
    words: wordsIn(row, index, index + value.length),
  }));
}
