import type { Language } from '../../page/language.ts';

const languages: Readonly<Record<Language, string>> = { nl: 'nl-NL', en: 'en-GB' };

/** Whole cents as people read them: `€ 154,20`. */
export function toAmountText(cents: number, language: Language): string {
  const format = new Intl.NumberFormat(languages[language], { style: 'currency', currency: 'EUR' });
  return format.format(cents / 100);
}

/** The time of day of an instant (RFC 3339) in the Netherlands, with seconds where asked. */
export function toTimeText(instant: string, language: Language, seconds = false): string {
  return new Intl.DateTimeFormat(languages[language], {
    timeZone: 'Europe/Amsterdam',
    hour: '2-digit',
    minute: '2-digit',
    ...(seconds && { second: '2-digit' }),
  }).format(new Date(instant));
}
