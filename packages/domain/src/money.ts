import { formatCount } from './formatCount.ts';
import type { Language } from './language.ts';
import { toPlainLine } from './typedText.ts';

declare const unit: unique symbol;

/**
 * An amount in whole cents, as everything of ours keeps money. Sums and differences of cents are plain
 * numbers to the compiler and may be cents again; euros never may (ADR 0015).
 */
export type Cents = number & { readonly [unit]?: 'cents' };

/** An amount in euros as the contract has it: it comes from `centsToEuros` or an answer, nowhere else. */
export type Euros = number & { readonly [unit]: 'euros' };

/**
 * Turns the contract's euros (two decimals) into integer cents.
 * @throws RangeError when the number is not finite or has more than two decimals.
 */
export function eurosToCents(euros: Euros): Cents {
  return wholeCents(euros);
}

function wholeCents(euros: number): Cents {
  const cents = Math.round(euros * 100);
  if (!Number.isSafeInteger(cents) || Math.abs(cents - euros * 100) > 1e-4) {
    throw new RangeError('Not an amount in euros with at most two decimals');
  }
  return cents;
}

/**
 * What arrives as a number or text and is euros by the contract, such as a field of a form.
 * @throws RangeError when it is no amount with at most two decimals.
 */
export function parseEuros(value: number | string): Euros {
  return centsToEuros(wholeCents(Number(value)));
}

/** What rows amount to together, cents; 0 for none. */
export function sumOf<Row>(rows: readonly Row[], amountOf: (row: Row) => Cents): Cents {
  let sum = 0;
  for (const row of rows) sum += amountOf(row);
  return sum;
}

/** Turns integer cents into the contract's euros with two decimals. */
export function centsToEuros(cents: Cents): Euros;
export function centsToEuros(cents: Cents): number {
  return cents / 100;
}

const separators: Record<Language, { decimal: string; afterEuro: string; min: string }> = {
  nl: { decimal: ',', afterEuro: '\u00A0', min: '\u2212\u202F' },
  en: { decimal: '.', afterEuro: '', min: '\u2212' },
};

/**
 * Writes integer cents as people read them: `€ 1.234,56` (Dutch) or `€1,234.56` (English).
 * Written out here and not by Intl, so that server and browser never differ by a version of ICU.
 */
export function formatAmount(cents: Cents, language: Language): string {
  const { decimal, afterEuro, min } = separators[language];
  const absolute = Math.abs(cents);
  const whole = formatCount(Math.trunc(absolute / 100), language);
  const rest = String(absolute % 100).padStart(2, '0');
  return `${cents < 0 ? min : ''}€${afterEuro}${whole}${decimal}${rest}`;
}

/** Writes integer cents as euros over a wire or in a form's field: `154.20`, whoever reads it. */
export function toDecimalText(cents: Cents): string {
  const absolute = Math.abs(cents);
  const rest = String(absolute % 100).padStart(2, '0');
  return `${cents < 0 ? '-' : ''}${Math.trunc(absolute / 100)}.${rest}`;
}

/** Writes integer cents as a person would type them: `1234,56` (Dutch) or `1234.56` (English). */
export function toTypedAmount(cents: Cents, language: Language): string {
  return toDecimalText(cents).replace('.', separators[language].decimal);
}

/** Why an amount cannot be taken as it was typed: it is none, or it seems to have parts of a cent. */
export type AmountProblem = 'unreadable' | 'tooManyDecimals';

// Spaces stand between thousands only: "12 50" is not read as 1250.
const spaced = /^\d{1,3}(?:\s\d{3})+(?=$|[.,])/;
const whole = /^\d+$/;
const decimals = /^(\d*)[.,](\d{1,2})$/;
// A sign for thousands that is there twice, or together with the other one, is no decimal sign.
const grouped =
  /^(?:([1-9]\d{0,2}(?:\.\d{3})+),(\d{1,2})|([1-9]\d{0,2}(?:,\d{3})+)\.(\d{1,2})|([1-9]\d{0,2}(?:\.\d{3}){2,}|[1-9]\d{0,2}(?:,\d{3}){2,}))$/;
// "1.234" is a thousand and more where a point parts thousands; anywhere else "12,345" may be either.
const dutchThousand = /^[1-9]\d{0,2}\.\d{3}$/;
const partsOfACent = /^\d*(?:[.,]\d{3})*[.,]\d{3,}$/;

function bare(text: string): string {
  return toPlainLine(text)
    .trim()
    .replace(/^(?:€|euro?s?)\s*/i, '')
    .replace(/\s*(?:€|euro?s?)$/i, '')
    .replace(/(?<=[.,])-{1,2}$/, '00')
    .replace(spaced, (thousands) => thousands.replaceAll(/\s/g, ''));
}

/**
 * Euros and the figures behind their decimal sign, as they stand in a text (`1.234` and `5`), together in
 * cents; undefined when that is more than can be counted to the cent.
 */
export function joinCents(euros: string, rest = ''): Cents | undefined {
  const cents = Number(euros.replaceAll(/\D/g, '')) * 100 + Number(rest.padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : undefined;
}

function toCents(euros: string, rest?: string): Cents | AmountProblem {
  return joinCents(euros, rest) ?? 'unreadable';
}

/**
 * Reads an amount as a person types it in either notation (`12`, `12,5`, `1.234,56`, `€ 12.50`, `12,-`)
 * into cents. What may be meant in two ways is refused and not guessed: three figures behind a single
 * sign, but for a point in Dutch (`1.234`). Says what is wrong where it cannot be taken.
 */
export function readAmount(text: string, language: Language): number | AmountProblem {
  const typed = bare(text);
  if (whole.test(typed)) return toCents(typed);
  const [, euros = '', rest] = decimals.exec(typed) ?? [];
  if (rest !== undefined) return toCents(euros, rest);
  const parts = grouped.exec(typed);
  if (parts) return toCents(parts[1] ?? parts[3] ?? parts[5] ?? '', parts[2] ?? parts[4]);
  if (language === 'nl' && dutchThousand.test(typed)) return toCents(typed);
  return partsOfACent.test(typed) ? 'tooManyDecimals' : 'unreadable';
}

/** Like `readAmount`; undefined for what cannot be taken. */
export function parseAmount(text: string, language: Language): number | undefined {
  const read = readAmount(text, language);
  return typeof read === 'number' ? read : undefined;
}
