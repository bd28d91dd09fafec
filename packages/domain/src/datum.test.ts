import { describe, expect, it } from 'vitest';
import {
  addDays,
  dayInNetherlands,
  daysBetween,
  formatFullDay,
  formatDayWithWeekday,
  formatDayAndMonth,
  formatMonth,
  formatShortMonth,
  formatTime,
  isDay,
  parseFullDay,
  hourInNetherlands,
  formatDay,
  formatDayWithoutYear,
  netherlandsClock,
} from './datum.ts';
import { createRandom } from './random.testing.ts';

describe('days', () => {
  it('formats days in both languages', () => {
    expect(formatFullDay('2026-11-02', 'nl')).toBe('2 november 2026');
    expect(formatFullDay('2026-11-02', 'en')).toBe('2 November 2026');
    expect(formatDayAndMonth('2026-03-31', 'nl')).toBe('31 maart');
    expect(formatDayWithWeekday('2026-11-21', 'nl')).toBe('zaterdag 21 november 2026');
    expect(formatMonth('2026-11-21', 'en')).toBe('November 2026');
  });

  it.each([
    ['2026-11-22', 0, '2026-11-22'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-03-27', 2, '2027-03-29'],
    ['2028-03-01', -1, '2028-02-29'],
  ])('counts from %s by %i days to %s, and back', (from, count, to) => {
    expect(addDays(from, count)).toBe(to);
    expect(daysBetween(from, to)).toBe(count);
  });

  it('follows Dutch time in winter and in summer', () => {
    expect(dayInNetherlands(new Date('2026-12-31T23:30:00Z'))).toBe('2027-01-01');
    expect(dayInNetherlands(new Date('2026-07-01T21:59:00Z'))).toBe('2026-07-01');
    expect(dayInNetherlands(new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02');
    expect(hourInNetherlands(new Date('2026-12-31T23:30:00Z'))).toBe(0);
  });

  it('formats the time in Dutch time', () => {
    expect(formatTime('2026-12-31T23:05:59Z', 'nl')).toBe('00.05');
    expect(formatTime('2026-07-01T12:30:00+01:00', 'en')).toBe('13:30');
  });

  it('abbreviates months for charts', () => {
    const all = Array.from({ length: 12 }, (_, month) => formatShortMonth(month, 'nl'));
    expect(all.join(' ')).toBe('jan feb mrt apr mei jun jul aug sep okt nov dec');
    expect(formatShortMonth(4, 'en')).toBe('May');
    expect(formatShortMonth(2, 'en')).toBe('Mar');
  });

  it('parses a day that was formatted in full', () => {
    expect(parseFullDay('5 maart 2026')).toBe('2026-03-05');
    expect(parseFullDay('31 juni 2026')).toBeUndefined();
    expect(parseFullDay('5 march 2026')).toBeUndefined();
    expect(parseFullDay('5 maart')).toBeUndefined();
  });

  it('accepts only days that exist', () => {
    expect(isDay('2028-02-29')).toBe(true);
    expect(isDay('2027-02-29')).toBe(false);
    expect(isDay('2027-2-9')).toBe(false);
    expect(isDay('gisteren')).toBe(false);
    expect(
      ['1900-02-29', '2026-04-31', '2026-00-10', '2026-13-01', '2026-01-00'].map(isDay),
    ).toEqual([false, false, false, false, false]);
    expect(['2000-02-29', '2026-12-31', '2026-04-30'].map(isDay)).toEqual([true, true, true]);
  });
});

it('formats a day with no-break spaces', () => {
  expect(formatDay('2026-11-12', 'nl')).toBe('12\u00A0november\u00A02026');
  expect(formatDayWithoutYear('2026-11-12', 'en')).toBe('12\u00A0November');
});

const byIntl = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'medium',
});

const clockAt = (instant: Date) => netherlandsClock(instant).toISOString().slice(0, 19);
const known = (instant: Date) => byIntl.format(instant).replace(' ', 'T');

describe('netherlandsClock', () => {
  it('agrees with the time zone database for every hour around every change since 1996', () => {
    for (let year = 1996; year <= 2060; year += 1) {
      for (const month of [2, 9]) {
        for (let hour = 23 * 24; hour < 32 * 24; hour += 1) {
          const instant = new Date(Date.UTC(year, month, 1, hour, 0, 0));
          expect(clockAt(instant)).toBe(known(instant));
        }
      }
    }
  });

  it('agrees a second before a change and at it', () => {
    expect(clockAt(new Date('2026-03-29T00:59:59Z'))).toBe('2026-03-29T01:59:59');
    expect(clockAt(new Date('2026-03-29T01:00:00Z'))).toBe('2026-03-29T03:00:00');
    expect(clockAt(new Date('2026-10-25T00:59:59Z'))).toBe('2026-10-25T02:59:59');
    expect(clockAt(new Date('2026-10-25T01:00:00Z'))).toBe('2026-10-25T02:00:00');
  });

  it('agrees at any instant', () => {
    const { below } = createRandom(19_960_331);
    const seconds = (Date.UTC(2060, 0, 1) - Date.UTC(1996, 0, 1)) / 1000;
    for (let count = 0; count < 5000; count += 1) {
      const instant = new Date(Date.UTC(1996, 0, 1) + below(seconds) * 1000);
      expect(clockAt(instant)).toBe(known(instant));
    }
  });
});
