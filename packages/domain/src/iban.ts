import type { Language } from './language.ts';
import { toPlainText } from './typedText.ts';

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

/** Returns whether a text is a valid IBAN (ISO 13616: mod 97 = 1; a Dutch one has 18 characters). */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  if (text.startsWith('NL') && text.length !== 18) return false;
  const moved = text.slice(4) + text.slice(0, 4);
  let rest = 0;
  for (const character of moved) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

/** Returns an IBAN as typed or pasted without spaces and invisible characters, in capitals. */
export function compactIban(typed: string): string {
  return toPlainText(typed).replaceAll(/\s/g, '').toUpperCase();
}
