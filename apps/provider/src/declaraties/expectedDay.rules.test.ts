import { describe, expect, it } from 'vitest';
import { type Awaited, expectedDay } from './expectedDay.rules.ts';

const today = Temporal.PlainDate.from('2026-11-21');

/** The day of a claim of Wednesday 18 November, unless told otherwise. */
const dayOf = (own: Partial<Awaited>, on = today): string | undefined =>
  expectedDay(
    {
      status: 'INGEDIEND',
      datum: '2026-11-18',
      later_in_behandeling: false,
      wachtOp: null,
      ...own,
    },
    on,
  )?.toString();

describe('a claim is handled', () => {
  it.each<[string, Partial<Awaited>, string]>([
    ['within five working days', {}, '2026-11-25'],
    ['within fifteen, while it is busy', { later_in_behandeling: true }, '2026-12-09'],
    ['within fifteen, where a person looks at it', { wachtOp: 'medewerker' }, '2026-12-09'],
    ['as quickly once it is looked at', { status: 'IN_BEHANDELING' }, '2026-11-25'],
  ])('%s', (_when, own, day) => expect(dayOf(own)).toBe(day));
});

describe('no day is promised', () => {
  it('once it is handled', () => expect(dayOf({ status: 'AFGEHANDELD' })).toBeUndefined());

  it('while the own risk of its year is not known', () =>
    expect(dayOf({ wachtOp: 'eigenRisico', later_in_behandeling: true })).toBeUndefined());

  it('that has passed; today is still one', () => {
    const last = Temporal.PlainDate.from('2026-11-25');
    expect([dayOf({}, last), dayOf({}, last.add({ days: 1 }))]).toEqual(['2026-11-25', undefined]);
  });
});
