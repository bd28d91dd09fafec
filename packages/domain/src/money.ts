import type { Language } from './language.ts';

/**
 * Turns the contract's euros (two decimals) into integer cents.
 * @throws RangeError when the number is not finite or has more than two decimals.
 */
export function eurosToCents(euros: number): number {
  const cents = Math.round(euros * 100);
  if (!Number.isSafeInteger(cents) || Math.abs(cents - euros * 100) > 1e-4) {
    throw new RangeError('Not an amount in euros with at most two decimals');
  }
  return cents;
}

/** Turns integer cents into the contract's euros with two decimals. */
export function centsToEuros(cents: number): number {
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
export function formatAmount(cents: number, language: Language): string {
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
