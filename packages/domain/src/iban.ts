import type { Language } from './language.ts';

/** Returns the last four characters of an IBAN, masked or not. */
export function ibanEnding(iban: string): string {
  return iban.slice(-4);
}

/** Masks an IBAN but for its country and last four characters: `NL•• •••• 4300`, with no-break spaces. */
export function maskIban(iban: string): string {
  return `${iban.slice(0, 2)}••\u00A0••••\u00A0${ibanEnding(iban)}`;
}

const ending: Readonly<Record<Language, string>> = { nl: 'eindigend op', en: 'ending in' };

/** Spells out the last four characters of a masked IBAN for a screen reader: `NL, eindigend op 4 3 0 0`. */
export function spokenIban(masked: string, language: Language): string {
  return `${masked.slice(0, 2)}, ${ending[language]} ${ibanEnding(masked).replaceAll(/\B/g, ' ')}`;
}

/** Formats an IBAN in groups of four: `NL91 ABNA 0417 1643 00`. */
export function formatIban(iban: string): string {
  return iban.replaceAll(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
}
