import type { Taal } from './taal.ts';

/**
 * Turns the contract's euros (two decimals) into integer cents.
 * @throws RangeError when the number is not finite or has more than two decimals.
 */
export function eurosNaarCenten(euros: number): number {
  const centen = Math.round(euros * 100);
  if (!Number.isSafeInteger(centen) || Math.abs(centen - euros * 100) > 1e-4) {
    throw new RangeError('Not an amount in euros with at most two decimals');
  }
  return centen;
}

/** Turns integer cents into the contract's euros with two decimals. */
export function centenNaarEuros(centen: number): number {
  return centen / 100;
}

const scheiders: Record<Taal, { duizend: string; decimaal: string; naEuro: string; min: string }> =
  {
    nl: { duizend: '.', decimaal: ',', naEuro: '\u00A0', min: '\u2212\u202F' },
    en: { duizend: ',', decimaal: '.', naEuro: '', min: '\u2212' },
  };

/**
 * Writes integer cents as people read them: `€ 1.234,56` (Dutch) or `€1,234.56` (English).
 * Written out here and not by Intl, so that server and browser never differ by a version of ICU.
 */
export function formatBedrag(centen: number, taal: Taal): string {
  const { duizend, decimaal, naEuro, min } = scheiders[taal];
  const absoluut = Math.abs(centen);
  const heel = String(Math.trunc(absoluut / 100)).replace(/\B(?=(\d{3})+$)/g, duizend);
  const rest = String(absoluut % 100).padStart(2, '0');
  return `${centen < 0 ? min : ''}€${naEuro}${heel}${decimaal}${rest}`;
}

// A thousands sign and a decimal sign are never the same one.
const getypt =
  /^(?:(\d+)|(\d{1,3}(?:\.\d{3})+)(?!\.)|(\d{1,3}(?:,\d{3})+)(?!,))(?:[.,](\d{1,2}))?$/;

/**
 * Reads an amount as a person types it (`12`, `12,5`, `1.234,56`, `€ 12.50`) into cents.
 * A last separator with one or two digits behind it is the decimal sign; undefined when unreadable.
 */
export function leesBedrag(tekst: string): number | undefined {
  const delen = getypt.exec(tekst.replace(/[€\s\u00A0]/g, ''));
  const heel = delen?.[1] ?? delen?.[2] ?? delen?.[3];
  if (heel === undefined) return undefined;
  const centen =
    Number(heel.replace(/[.,]/g, '')) * 100 + Number((delen?.[4] ?? '').padEnd(2, '0'));
  return Number.isSafeInteger(centen) ? centen : undefined;
}
