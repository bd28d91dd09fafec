import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankDayFrom, bankDayUntil, easterSunday, isBankDay } from './bankDays.ts';
import { addDays, daysBetween } from './datum.ts';

it.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('finds that Easter of %i is on %s', (year, on) => {
  expect(easterSunday(year)).toBe(on);
});

describe('isBankDay', () => {
  it.each([
    ['2026-11-28', 'a Saturday'],
    ['2026-11-29', 'a Sunday'],
    ['2027-01-01', 'New Year’s Day'],
    ['2026-04-03', 'Good Friday'],
    ['2026-04-06', 'Easter Monday'],
    ['2026-05-01', 'Labour Day'],
    ['2026-12-25', 'Christmas Day'],
    ['2028-12-26', 'the day after it'],
  ])('refuses %s: %s', (day) => {
    expect(isBankDay(day)).toBe(false);
  });

  it.each([
    ['2026-04-27', 'the King’s birthday'],
    ['2025-05-05', 'Liberation Day'],
    ['2026-05-14', 'Ascension Day'],
    ['2026-05-25', 'Whit Monday'],
    ['2026-12-24', 'the day before Christmas'],
  ])('accepts %s: %s', (day) => {
    expect(isBankDay(day)).toBe(true);
  });

  it('moves forward and backward to the nearest bank day', () => {
    expect(bankDayFrom('2026-04-03')).toBe('2026-04-07');
    expect(bankDayUntil('2026-04-06')).toBe('2026-04-02');
    expect(bankDayFrom('2027-12-31')).toBe('2027-12-31');
    expect(bankDayFrom('2028-01-01')).toBe('2028-01-03');
  });

  it('moves by at most four days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (count) => {
        const day = addDays('2020-01-01', count);
        const [from, until] = [bankDayFrom(day), bankDayUntil(day)];
        expect([from, until].every(isBankDay)).toBe(true);
        expect(daysBetween(day, from)).toBeLessThanOrEqual(4);
        expect(daysBetween(until, day)).toBeLessThanOrEqual(4);
      }),
    );
  });
});
