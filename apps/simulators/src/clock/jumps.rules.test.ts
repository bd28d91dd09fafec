import { describe, expect, it } from 'vitest';
import { daysAhead, farthestJump, isJump, jumps, type Question } from './jumps.rules.ts';

const today = '2026-11-21';

const asked = (question: Partial<Question>, day = today) =>
  daysAhead(day, { from: day, to: null, date: null, ...question });

const toDay = (date: string | null, day = today) => asked({ to: 'date', date }, day);

describe('a button', () => {
  it.each([
    ['day', '2026-11-21', 1],
    ['week', '2026-12-29', 7],
    ['month', '2026-11-21', 30],
    // A month without that day ends on its last.
    ['month', '2027-01-31', 28],
    ['month', '2028-01-31', 29],
    ['yearEnd', '2026-12-30', 1],
    ['yearEnd', '2026-12-31', 365],
    ['yearEnd', '2027-12-31', 366],
    ['yearEnd', '2027-01-01', 364],
  ])('moves with %s from %s by %i days', (to, day, days) => {
    expect(asked({ to }, day)).toBe(days);
  });

  it.each<readonly [string | null, boolean]>([
    ...Object.keys(jumps).map((word) => [word, true] as const),
    ['date', false],
    ['constructor', false],
    ['', false],
    [null, false],
  ])('checks whether %j is a jump: %s', (word, isOne) => {
    expect(isJump(word)).toBe(isOne);
  });

  it('takes precedence over a typed day', () => {
    expect(asked({ to: 'day', date: '2027-01-01' })).toBe(1);
  });
});

describe('an unknown jump', () => {
  it.each(['', null, 'constructor', 'Datum', 'jaar'])('moves nothing: %j', (to) => {
    expect(asked({ to })).toBe('noJump');
    expect(asked({ to, date: '2027-01-01' })).toBe('noJump');
  });
});

describe('a chosen day', () => {
  it.each([
    ['today', '2026-11-21', 'notBackwards'],
    ['yesterday', '2026-11-20', 'notBackwards'],
    ['tomorrow', '2026-11-22', 1],
    ['the farthest day', '2028-11-21', farthestJump],
    ['one day farther', '2028-11-22', 'tooFar'],
  ])('is %s (%s): %s', (_what, date, expected) => {
    expect(toDay(date)).toBe(expected);
  });

  it.each([
    '2027-02-29',
    '2027-13-01',
    '2027-1-1',
    '01-01-2027',
    '2027-01-01T00:00',
    ' 2027-01-01',
    '',
    null,
  ])('is refused if it does not exist: %j', (date) => {
    expect(toDay(date)).toBe('noDay');
  });

  it('can be 29 February in a leap year', () => {
    expect(toDay('2028-02-29', '2028-02-28')).toBe(1);
  });
});

describe('a page with an outdated day', () => {
  it.each(['2026-11-20', '2026-11-22', '', null])('moves nothing: %j', (from) => {
    expect(asked({ from, to: 'day' })).toBe('alreadyMoved');
  });
});
