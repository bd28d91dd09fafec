import { formatDayAndMonth, formatFullDay } from './datum.ts';
import type { Language } from './language.ts';

// A day is one word to the eye: it never breaks at the end of a line.
function whole(words: string): string {
  return words.replaceAll(' ', '\u00A0');
}

/** Writes a day (`yyyy-mm-dd`) in full for a screen: `12 november 2026`, unbroken. */
export function formatDay(day: string, language: Language): string {
  return whole(formatFullDay(day, language));
}

/** The same without its year: `12 november`. */
export function formatDayWithoutYear(day: string, language: Language): string {
  return whole(formatDayAndMonth(day, language));
}

/** The same, with its year only where that is another than today's: `12 november`, `4 januari 2027`. */
export function formatDayShortly(day: string, today: string, language: Language): string {
  const thisYear = day.slice(0, 4) === today.slice(0, 4);
  return (thisYear ? formatDayWithoutYear : formatDay)(day, language);
}
