import type { Language } from '../../page/language.ts';

const languages: Readonly<Record<Language, string>> = { nl: 'nl-NL', en: 'en-GB' };

/** The time of day of an instant (RFC 3339) in the Netherlands, with seconds where asked. */
export function toTimeText(instant: string, language: Language, seconds = false): string {
  return new Intl.DateTimeFormat(languages[language], {
    timeZone: 'Europe/Amsterdam',
    hour: '2-digit',
    minute: '2-digit',
    ...(seconds && { second: '2-digit' }),
  }).format(new Date(instant));
}
