import { createRandom } from '@mijn/domain/random.testing';
import { describe, expect, it } from 'vitest';
import {
  type AchterstandFacts,
  achterstandStep,
  monthsOwed,
  nextStage,
  type PremieDebt,
} from './achterstand.rules.ts';
import { achterstandTermsOn } from './achterstandTerms.ts';

const dayOf = (text: string) => Temporal.PlainDate.from(text);
const month: PremieDebt = { bedrag: 150_00, open: 150_00, months: 1, ahead: 0 };
const owing = (count: number): PremieDebt[] => Array.from({ length: count }, () => month);
const facts: AchterstandFacts = {
  merk: 'ZZ',
  debts: [],
  stap: null,
  sinds: null,
  held: false,
  waited_until: null,
};

describe('monthsOwed', () => {
  it('deducts payments from the first months of an invoice', () => {
    expect(monthsOwed([month, { ...month, open: 149_99 }])).toBe(1);
    expect(monthsOwed([month, { ...month, open: 75_00 }, { ...month, open: 75_00 }])).toBe(2);
  });

  it('counts some days of a month as that part of it', () => {
    const first = { bedrag: 155_00, open: 155_00, months: 1.033, ahead: 0 };
    expect(monthsOwed([first])).toBe(1);
    expect(monthsOwed([first, month])).toBe(2);
  });

  it('is the same for monthly, quarterly and yearly payment', () => {
    const random = createRandom(52);
    for (let i = 0; i < 500; i += 1) {
      const perMonth = 100_00 + random.below(100_00);
      const months = random.choose([3, 12]);
      const overdue = random.below(months + 1);
      const paidMonths = random.below(months + 1);
      // Somebody who left: a refund of months still to come was set off against the invoice.
      const refunded = random.below(Math.max(0, months - Math.max(overdue, paidMonths)) + 1);
      const open = perMonth * (months - paidMonths - refunded);
      const ahead = perMonth * (months - overdue - refunded);
      const whole = [{ bedrag: perMonth * overdue, open, months: overdue, ahead }];
      const apart = Array.from({ length: overdue }, (_, nr) => ({
        bedrag: perMonth,
        open: nr < paidMonths ? 0 : perMonth,
        months: 1,
        ahead: 0,
      }));
      expect(monthsOwed(whole)).toBe(monthsOwed(apart));
    }
  });
});

describe('achterstandStep', () => {
  it('offers an arrangement after two months, warns after four and registers after six', () => {
    const stages: (readonly [number, string])[] = [];
    let current = facts;
    for (let months = 0; months <= 8; months += 1) {
      const day = dayOf('2026-01-05').add({ months });
      const step = achterstandStep({ ...current, debts: owing(months) }, day);
      if (step?.kind !== 'stage') continue;
      stages.push([months, step.stap]);
      current = { ...current, stap: step.stap, sinds: day };
    }
    expect(stages).toEqual([
      [2, 'aanbod'],
      [4, 'waarschuwing'],
      [6, 'aanmelding'],
    ]);
  });

  it('takes no stage while the arrears are on hold, and never skips one', () => {
    const day = dayOf('2026-07-05');
    for (let months = 0; months < 12; months += 1) {
      expect(achterstandStep({ ...facts, debts: owing(months), held: true }, day)).toBeUndefined();
    }
    expect(achterstandStep({ ...facts, debts: owing(9) }, day)).toEqual({
      kind: 'stage',
      stap: 'aanbod',
    });
  });

  it('leaves days between stages, and after a pending payment that failed', () => {
    const offered = {
      ...facts,
      debts: owing(6),
      stap: 'aanbod',
      sinds: dayOf('2026-07-05'),
    } as const;
    expect(achterstandStep(offered, dayOf('2026-08-01'))).toBeUndefined();
    expect(achterstandStep(offered, dayOf('2026-08-02'))?.kind).toBe('stage');
    const failed = { ...offered, waited_until: dayOf('2026-08-04') };
    expect(achterstandStep(failed, dayOf('2026-08-09'))).toBeUndefined();
    expect(achterstandStep(failed, dayOf('2026-08-10'))?.kind).toBe('stage');
  });

  it('ends the arrears once nothing is owed, also while they are on hold', () => {
    const registered = { ...facts, stap: 'aanmelding', sinds: dayOf('2026-07-05') } as const;
    expect(achterstandStep({ ...registered, held: true }, dayOf('2026-08-01'))).toEqual({
      kind: 'end',
    });
    expect(
      achterstandStep({ ...registered, debts: owing(1) }, dayOf('2026-08-01')),
    ).toBeUndefined();
    expect(achterstandStep(facts, dayOf('2026-08-01'))).toBeUndefined();
  });
});

it('returns the next stage with its months; none after the last, and none before the terms applied', () => {
  const day = dayOf('2026-07-05');
  expect(nextStage({ merk: 'AZVZ', stap: 'aanbod' }, day)).toEqual({
    stap: 'waarschuwing',
    months: 4,
  });
  expect(nextStage({ merk: 'ZZ', stap: 'aanmelding' }, day)).toBeUndefined();
  expect(achterstandTermsOn('ZZ', dayOf('2010-01-01'))).toBeUndefined();
});
