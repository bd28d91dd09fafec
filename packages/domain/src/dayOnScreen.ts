import { formatDayAndMonth, formatFullDay } from './datum.ts';
import type { Language } from './language.ts';

// No-break spaces keep a day on one line.
function whole(words: string): string {
  return words.replaceAll(' ', '\u00A0');
}

/** Formats a day (`yyyy-mm-dd`) in full with no-break spaces: `12 november 2026`. */
export function formatDay(day: string, language: Language): string {
  return whole(formatFullDay(day, language));
}

/** Formats a day without its year: `12 november`. */
export function formatDayWithoutYear(day: string, language: Language): string {
  return whole(formatDayAndMonth(day, language));
}

/** Formats a day, with its year only if that differs from today's: `12 november`, `4 januari 2027`. */
export function formatDayShortly(day: string, today: string, language: Language): string {
  const thisYear = day.slice(0, 4) === today.slice(0, 4);
  return (thisYear ? formatDayWithoutYear : formatDay)(day, language);
}
