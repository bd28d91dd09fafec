import type { Language } from './language.ts';

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

/** Turns integer cents into the contract's euros with two decimals. */
export function centsToEuros(cents: Cents): Euros;
export function centsToEuros(cents: Cents): number {
  return cents / 100;
}

const separators: Record<
  Language,
  { thousand: string; decimal: string; afterEuro: string; min: string }
> = {
  nl: { thousand: '.', decimal: ',', afterEuro: '\u00A0', min: '\u2212\u202F' },
  en: { thousand: ',', decimal: '.', afterEuro: '', min: '\u2212' },
};

/**
 * Writes integer cents as people read them: `€ 1.234,56` (Dutch) or `€1,234.56` (English).
 * Written out here and not by Intl, so that server and browser never differ by a version of ICU.
 */
export function formatAmount(cents: Cents, language: Language): string {
  const { thousand, decimal, afterEuro, min } = separators[language];
  const absolute = Math.abs(cents);
  const whole = String(Math.trunc(absolute / 100)).replace(/\B(?=(\d{3})+$)/g, thousand);
  const rest = String(absolute % 100).padStart(2, '0');
  return `${cents < 0 ? min : ''}€${afterEuro}${whole}${decimal}${rest}`;
}

// A thousands sign and a decimal sign are never the same one.
const typed = /^(?:(\d+)|(\d{1,3}(?:\.\d{3})+)(?!\.)|(\d{1,3}(?:,\d{3})+)(?!,))(?:[.,](\d{1,2}))?$/;

/**
 * Reads an amount as a person types it (`12`, `12,5`, `1.234,56`, `€ 12.50`) into cents.
 * A last separator with one or two digits behind it is the decimal sign; undefined when unreadable.
 */
export function parseAmount(text: string): number | undefined {
  const parts = typed.exec(text.replace(/[€\s\u00A0]/g, ''));
  const whole = parts?.[1] ?? parts?.[2] ?? parts?.[3];
  if (whole === undefined) return undefined;
  const cents =
    Number(whole.replace(/[.,]/g, '')) * 100 + Number((parts?.[4] ?? '').padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : undefined;
}
