import { formatCount } from './format.ts';
import type { Language } from './language.ts';
import { toPlainLine } from './typedText.ts';

declare const unit: unique symbol;

/**
 * An amount in whole cents, the only unit within our code. The brand is optional: TypeScript types a sum of cents as
 * `number`, and a cast around each of 300 calculations could hide the very mistake. Euros are not assignable.
 */
export type Cents = number & { readonly [unit]?: 'cents' };

/** An amount in euros as in the contract; only `centsToEuros` and parsed responses produce it. */
export type Euros = number & { readonly [unit]: 'euros' };

/**
 * Converts the contract's euros (two decimals) to integer cents.
 * @throws RangeError if the number is not finite or has more than two decimals
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
 * Parses a number or text in euros, such as the field of a form.
 * @throws RangeError unless it is an amount with at most two decimals
 */
export function parseEuros(value: number | string): Euros {
  return centsToEuros(wholeCents(Number(value)));
}

/** Sums the amounts of rows in cents; 0 for no rows. */
export function sumOf<Row>(rows: readonly Row[], amountOf: (row: Row) => Cents): Cents {
  let sum = 0;
  for (const row of rows) sum += amountOf(row);
  return sum;
}

/** Converts integer cents to the contract's euros with two decimals. */
export function centsToEuros(cents: Cents): Euros;
export function centsToEuros(cents: Cents): number {
  return cents / 100;
}

const separators: Record<Language, { decimal: string; afterEuro: string; min: string }> = {
  nl: { decimal: ',', afterEuro: '\u00A0', min: '\u2212\u202F' },
  en: { decimal: '.', afterEuro: '', min: '\u2212' },
};

/**
 * Formats integer cents: `€ 1.234,56` (Dutch) or `€1,234.56` (English). Written by hand instead of with
 * Intl, whose output differs between versions of ICU.
 */
export function formatAmount(cents: Cents, language: Language): string {
  const { decimal, afterEuro, min } = separators[language];
  const absolute = Math.abs(cents);
  const whole = formatCount(Math.trunc(absolute / 100), language);
  const rest = String(absolute % 100).padStart(2, '0');
  return `${cents < 0 ? min : ''}€${afterEuro}${whole}${decimal}${rest}`;
}

/**
 * Formats integer cents as decimal euros for the contract or a form's field: `154.20`, in either language.
 */
export function toDecimalText(cents: Cents): string {
  const absolute = Math.abs(cents);
  const rest = String(absolute % 100).padStart(2, '0');
  return `${cents < 0 ? '-' : ''}${Math.trunc(absolute / 100)}.${rest}`;
}

/** Formats integer cents as typed input: `1234,56` (Dutch) or `1234.56` (English). */
export function toTypedAmount(cents: Cents, language: Language): string {
  return toDecimalText(cents).replace('.', separators[language].decimal);
}

/** The reason why a typed amount is refused: not a number, or fractions of a cent. */
export type AmountProblem = 'unreadable' | 'tooManyDecimals';

// Spaces may separate thousands only: "12 50" is not 1250.
const spaced = /^\d{1,3}(?:\s\d{3})+(?=$|[.,])/;
const whole = /^\d+$/;
const decimals = /^(\d*)[.,](\d{1,2})$/;
// A separator that occurs twice, or together with the other one, separates thousands.
const grouped =
  /^(?:([1-9]\d{0,2}(?:\.\d{3})+),(\d{1,2})|([1-9]\d{0,2}(?:,\d{3})+)\.(\d{1,2})|([1-9]\d{0,2}(?:\.\d{3}){2,}|[1-9]\d{0,2}(?:,\d{3}){2,}))$/;
// "1.234" means a thousand and more in Dutch; anywhere else "12,345" is ambiguous.
const dutchThousand = /^[1-9]\d{0,2}\.\d{3}$/;
const partsOfACent = /^\d*(?:[.,]\d{3})*[.,]\d{3,}$/;

function bare(text: string): string {
  return toPlainLine(text)
    .trim()
    .replace(/^(?:€|euro?s?)\s*:?\s*/i, '')
    .replace(/(?<=[.,]\d{2}|€|euro?s?)\.$/i, '')
    .replace(/\s*(?:€|euro?s?)$/i, '')
    .replace(/(?<=[.,])-{1,2}$/, '00')
    .replace(spaced, (thousands) => thousands.replaceAll(/\s/g, ''));
}

/**
 * Joins euros and decimals as typed (`1.234` and `5`) to cents; undefined if that exceeds the safe
 * integers.
 */
export function joinCents(euros: string, rest = ''): Cents | undefined {
  const cents = Number(euros.replaceAll(/\D/g, '')) * 100 + Number(rest.padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : undefined;
}

function toCents(euros: string, rest?: string): Cents | AmountProblem {
  return joinCents(euros, rest) ?? 'unreadable';
}

/**
 * Parses a typed amount in either notation (`12`, `12,5`, `1.234,56`, `€ 12.50`, `12,-`) to cents. Refuses
 * ambiguous input instead of guessing: three digits after a single separator, except after a point in Dutch
 * (`1.234`). Returns the problem if it cannot be parsed.
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

/** Parses like `readAmount`, but returns undefined if it fails. */
export function parseAmount(text: string, language: Language): number | undefined {
  const read = readAmount(text, language);
  return typeof read === 'number' ? read : undefined;
}
