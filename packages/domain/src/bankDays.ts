import { addDays } from './datum.ts';

const ymd = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Easter Sunday of a year in the Gregorian calendar (the anonymous computus of 1876), as `yyyy-mm-dd`. */
export function easterSunday(year: number): string {
  const a = year % 19;
  const century = Math.trunc(year / 100);
  const d =
    (19 * a + century - Math.trunc(century / 4) - Math.trunc((8 * century + 13) / 25) + 15) % 30;
  const e = (32 + 2 * (century % 4) + 2 * Math.trunc((year % 100) / 4) - d - (year % 4)) % 7;
  const f = d + e - 7 * Math.trunc((a + 11 * d + 22 * e) / 451) + 114;
  return ymd(year, Math.trunc(f / 31), (f % 31) + 1);
}

// TARGET holidays, apart from weekends: while the euro payment system is closed, no bank collects.
function closingDays(year: number): readonly string[] {
  const easter = easterSunday(year);
  const fixed = [ymd(year, 1, 1), ymd(year, 5, 1), ymd(year, 12, 25), ymd(year, 12, 26)];
  return [...fixed, addDays(easter, -2), addDays(easter, 1)];
}

/** Returns whether banks collect direct debits on a day (`yyyy-mm-dd`). */
export function isBankDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday % 6 > 0 && !closingDays(Number(day.slice(0, 4))).includes(day);
}

function nearest(day: string, step: 1 | -1): string {
  let found = day;
  while (!isBankDay(found)) found = addDays(found, step);
  return found;
}

/** Returns the first bank day on or after a day; `yyyy-mm-dd`. */
export function bankDayFrom(day: string): string {
  return nearest(day, 1);
}

/** Returns the last bank day on or before a day; `yyyy-mm-dd`. */
export function bankDayUntil(day: string): string {
  return nearest(day, -1);
}
