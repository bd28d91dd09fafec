import type { Language } from './language.ts';

// Hard-coded instead of Intl or Temporal, because browser and server must produce identical text.
const months: Record<Language, readonly string[]> = {
  nl: [
    'januari',
    'februari',
    'maart',
    'april',
    'mei',
    'juni',
    'juli',
    'augustus',
    'september',
    'oktober',
    'november',
    'december',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
};

const weekdays: Record<Language, readonly string[]> = {
  nl: ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
};

function split(day: string): { year: number; month: number; dayOfMonth: number } {
  const [year = 0, month = 1, dayOfMonth = 1] = day.slice(0, 10).split('-').map(Number);
  return { year, month, dayOfMonth };
}

/** Formats a day (`yyyy-mm-dd`) in full: `12 november 2026`. */
export function formatFullDay(day: string, language: Language): string {
  return `${formatDayAndMonth(day, language)} ${split(day).year}`;
}

/** Parses a day in full Dutch notation (`12 november 2026`) to `yyyy-mm-dd`; undefined if it is invalid. */
export function parseFullDay(text: string): string | undefined {
  const [, dayOfMonth = '', name = '', year = ''] = /^(\d{1,2}) ([a-z]+) (\d{4})$/.exec(text) ?? [];
  const month = String(months.nl.indexOf(name) + 1).padStart(2, '0');
  const day = `${year}-${month}-${dayOfMonth.padStart(2, '0')}`;
  return isDay(day) ? day : undefined;
}

/** Formats a day (`yyyy-mm-dd`) without its year: `12 november`. */
export function formatDayAndMonth(day: string, language: Language): string {
  const { month, dayOfMonth } = split(day);
  return `${dayOfMonth} ${months[language][month - 1]}`;
}

/** Formats a day (`yyyy-mm-dd`) with its weekday: `zaterdag 21 november 2026`. */
export function formatDayWithWeekday(day: string, language: Language): string {
  const weekday = new Date(`${day.slice(0, 10)}T00:00:00Z`).getUTCDay();
  return `${weekdays[language][weekday]} ${formatFullDay(day, language)}`;
}

/** Formats the month of a day (`yyyy-mm-dd`): `november 2026`. */
export function formatMonth(day: string, language: Language): string {
  const { year, month } = split(day);
  return `${months[language][month - 1]} ${year}`;
}

/** Abbreviates a month (0 is January) for charts: `mrt`, in English `Mar`. */
export function formatShortMonth(month: number, language: Language): string {
  return language === 'nl' && month === 2 ? 'mrt' : (months[language][month] ?? '').slice(0, 3);
}

const dayMs = 86_400_000;

function epochDay(day: string): number {
  return Date.parse(`${day.slice(0, 10)}T00:00:00Z`) / dayMs;
}

/** Adds a number of days, possibly negative, to a day (`yyyy-mm-dd`). */
export function addDays(day: string, count: number): string {
  return new Date((epochDay(day) + count) * dayMs).toISOString().slice(0, 10);
}

/** Returns the number of days between two days (`yyyy-mm-dd`). */
export function daysBetween(from: string, to: string): number {
  return epochDay(to) - epochDay(from);
}

/** Returns the calendar day in the Netherlands at an instant, as `yyyy-mm-dd`. */
export function dayInNetherlands(instant: Date): string {
  return netherlandsClock(instant).toISOString().slice(0, 10);
}

/** Returns the hour (0–23) in the Netherlands at an instant. */
export function hourInNetherlands(instant: Date): number {
  return netherlandsClock(instant).getUTCHours();
}

/** Returns whether a text is an existing day written as `yyyy-mm-dd`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const year = Number(text.slice(0, 4));
  const month = Number(text.slice(5, 7));
  const day = Number(text.slice(8));
  return day >= 1 && day <= daysInMonth(year, month);
}

// Avoids `Date`, which is thirty times as slow: every day in every response is checked.
const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function daysInMonth(year: number, month: number): number {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return (lengths[month - 1] ?? 0) + (month === 2 && leap ? 1 : 0);
}

/** Formats the Dutch time of an instant (RFC 3339): `02.00`, in English `02:00`. */
export function formatTime(instant: string, language: Language): string {
  const text = netherlandsClock(new Date(instant)).toISOString().slice(11, 16);
  return language === 'nl' ? text.replace(':', '.') : text;
}

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

const hourMs = 3_600_000;

/** Returns the last Sunday of a month (0 is January) at 01:00 UTC, when the clocks of the EU change. */
function changeIn(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.setUTCDate(last.getUTCDate() - last.getUTCDay());
}

/**
 * Returns a Date whose UTC fields show Dutch local time at an instant. Follows directive 2000/84/EC (summer
 * time from the last Sunday of March to the last of October) instead of Intl: the first formatter with a
 * time zone costs a slow phone 130 to 250 ms before a page is usable, as it loads the data of all zones.
 * For instants since 1996.
 */
export function netherlandsClock(instant: Date): Date {
  const time = instant.getTime();
  const year = instant.getUTCFullYear();
  const summer = time >= changeIn(year, 2) && time < changeIn(year, 9);
  return new Date(time + (summer ? 2 : 1) * hourMs);
}
