import type { Language } from './language.ts';

/** The last four characters of an IBAN, masked or not: by those a person knows their account. */
export function ibanEnding(iban: string): string {
  return iban.slice(-4);
}

/**
 * Shows only the country and the last four characters of an IBAN, short enough to stay on one line:
 * `NL•• •••• 4300`, with no-break spaces.
 */
export function maskIban(iban: string): string {
  return `${iban.slice(0, 2)}••\u00A0••••\u00A0${ibanEnding(iban)}`;
}

const ending: Readonly<Record<Language, string>> = { nl: 'eindigend op', en: 'ending in' };

/** A masked IBAN as it is read out, its last four digit by digit: `NL, eindigend op 4 3 0 0`. */
export function spokenIban(masked: string, language: Language): string {
  return `${masked.slice(0, 2)}, ${ending[language]} ${ibanEnding(masked).replaceAll(/\B/g, ' ')}`;
}

/** Writes an IBAN in groups of four, as it stands on a bank card: `NL91 ABNA 0417 1643 00`. */
export function formatIban(iban: string): string {
  return iban.replaceAll(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
}
