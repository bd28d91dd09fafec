import { bankDayFrom, isBankDay } from '@mijn/domain/bankDays';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  announcementDays,
  nextDayOfMonth,
  firstTermijn,
  herincassoDate,
  incassoDaysOn,
  incassoDate,
  lastWorkday,
  nextTermijn,
} from './incasso.rules.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const days = fc
  .integer({ min: 0, max: 4_000 })
  .map((count) => day('2024-01-01').add({ days: count }));
const incassoDay = fc.integer({ min: 1, max: 31 });

describe('a direct debit', () => {
  it('is on the policy’s day or the next bank day, announced fourteen days ahead', () => {
    expect(incassoDate(day('2026-11-01'), 25).toString()).toBe('2026-11-25');
    expect(incassoDate(day('2026-11-01'), 10).toString()).toBe('2026-12-10');
    expect(incassoDate(day('2026-02-01'), 31).toString()).toBe('2026-03-02');
    expect(incassoDate(day('2026-12-01'), 25).toString()).toBe('2026-12-28');
    expect(incassoDate(day('2026-03-19'), 3).toString()).toBe('2026-04-07');
  });

  it('is retried four weeks after a failure, on a bank day', () => {
    expect(herincassoDate(day('2026-11-10')).toString()).toBe('2026-12-08');
    expect(herincassoDate(day('2026-11-27')).toString()).toBe('2026-12-28');
  });

  it('is never announced too late, and never later than necessary', () => {
    fc.assert(
      fc.property(days, incassoDay, (factuurDate, number) => {
        const date = incassoDate(factuurDate, number);
        const daysAhead = factuurDate.until(date, { largestUnit: 'days' }).days;
        expect(daysAhead).toBeGreaterThanOrEqual(announcementDays);
        // Banks close for at most four consecutive days of weekend and holidays.
        expect(daysAhead).toBeLessThan(announcementDays + 31 + 4);
        expect(isBankDay(date.toString())).toBe(true);
        const planned = nextDayOfMonth(factuurDate.add({ days: announcementDays }), number);
        expect(bankDayFrom(planned.toString())).toBe(date.toString());
      }),
    );
  });

  it('has one day in every month for every policy', () => {
    fc.assert(
      fc.property(days, incassoDay, (from, number) => {
        const month = from.with({ day: 1 });
        const hits = Array.from({ length: month.daysInMonth }, (_, i) =>
          incassoDaysOn(month.add({ days: i })).includes(number),
        );
        expect(hits.filter(Boolean)).toHaveLength(1);
        expect(incassoDaysOn(nextDayOfMonth(from, number))).toContain(number);
      }),
    );
  });
});

describe('a term of an arrangement', () => {
  it('is on the last working day of a month, by the bank calendar', () => {
    expect(lastWorkday(day('2029-03-01')).toString()).toBe('2029-03-29');
    expect(lastWorkday(day('2026-11-21')).toString()).toBe('2026-11-30');
    expect(lastWorkday(day('2026-10-01')).toString()).toBe('2026-10-30');
    expect(nextTermijn(day('2026-11-30')).toString()).toBe('2026-12-31');
    expect(nextTermijn(day('2027-01-29')).toString()).toBe('2027-02-26');
  });

  it('starts on the first day that can be announced in time', () => {
    expect(firstTermijn(day('2026-11-16')).toString()).toBe('2026-11-30');
    expect(firstTermijn(day('2026-11-17')).toString()).toBe('2026-12-31');
    fc.assert(
      fc.property(days, (from) => {
        const termijn = firstTermijn(from);
        expect(from.until(termijn, { largestUnit: 'days' }).days).toBeGreaterThanOrEqual(
          announcementDays,
        );
        expect(termijn.equals(lastWorkday(termijn))).toBe(true);
      }),
    );
  });
});
