import { easterSunday } from '@mijn/domain/bankDays';

const day = (parts: Temporal.PlainDateLike): Temporal.PlainDate => Temporal.PlainDate.from(parts);

/** King's Day, moved to Saturday when it falls on a Sunday. */
function kingsDay(year: number): Temporal.PlainDate {
  const day27 = day({ year: year, month: 4, day: 27 });
  return day27.dayOfWeek === 7 ? day27.subtract({ days: 1 }) : day27;
}

/** Returns the public holidays of a year in the Netherlands. */
export function holidays(year: number): string[] {
  const easter = Temporal.PlainDate.from(easterSunday(year));
  const movable = [1, 39, 50].map((days) => easter.add({ days: days }));
  const fixed = [`${year}-01-01`, `${year}-12-25`, `${year}-12-26`];
  // Liberation Day is a holiday every five years.
  const liberationDay = year % 5 === 0 ? [`${year}-05-05`] : [];
  return [...fixed, ...liberationDay, ...[kingsDay(year), ...movable].map(String)];
}

// A list of claims asks for hundreds of days of the same two years.
const holidaysOf = new Map<number, readonly string[]>();

function rememberedHolidays(year: number): readonly string[] {
  const known = holidaysOf.get(year) ?? holidays(year);
  holidaysOf.set(year, known);
  return known;
}

/** Tells whether a date is a working day in the Netherlands. */
function isWorkday(date: Temporal.PlainDate): boolean {
  return date.dayOfWeek <= 5 && !rememberedHolidays(date.year).includes(date.toString());
}

/** Returns the date `count` working days (1 or more) after a date. */
export function addWorkdays(from: Temporal.PlainDate, count: number): Temporal.PlainDate {
  let date = from;
  for (let left = count; left > 0; left -= isWorkday(date) ? 1 : 0) date = date.add({ days: 1 });
  return date;
}
