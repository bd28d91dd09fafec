import { describe, expect, it } from 'vitest';
import { type Awaited, expectedDay } from './expectedDay.rules.ts';

const today = Temporal.PlainDate.from('2026-11-21');

/** Returns the day for a claim, by default of Wednesday 18 November. */
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

describe('expectedDay', () => {
  it.each<[string, Partial<Awaited>, string]>([
    ['within five working days', {}, '2026-11-25'],
    ['within fifteen working days while it is busy', { later_in_behandeling: true }, '2026-12-09'],
    ['within fifteen working days with staff', { wachtOp: 'medewerker' }, '2026-12-09'],
    ['within five working days once it is taken up', { status: 'IN_BEHANDELING' }, '2026-11-25'],
  ])('is %s', (_when, own, day) => expect(dayOf(own)).toBe(day));
});

describe('an unknown day', () => {
  it('is undefined once the claim is handled', () =>
    expect(dayOf({ status: 'AFGEHANDELD' })).toBeUndefined());

  it('is undefined while the own risk of its year is unknown', () =>
    expect(dayOf({ wachtOp: 'eigenRisico', later_in_behandeling: true })).toBeUndefined());

  it('is undefined once it has passed', () => {
    const last = Temporal.PlainDate.from('2026-11-25');
    expect([dayOf({}, last), dayOf({}, last.add({ days: 1 }))]).toEqual(['2026-11-25', undefined]);
  });
});
