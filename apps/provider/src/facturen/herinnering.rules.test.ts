import { betaalverzoekTitles } from '@mijn/domain/factuur';
import { createRandom } from '@mijn/domain/random.testing';
import { describe, expect, it } from 'vitest';
import {
  type BetaalverzoekFacts,
  daysAfterWaiting,
  lastDayToPay,
  nextReminder,
  nextTitle,
  paymentDays,
  receivedOn,
  type ReminderStep,
} from './herinnering.rules.ts';

const dayOf = (day: string) => Temporal.PlainDate.from(day);
const lastDay = dayOf('2026-03-01');
const facts: BetaalverzoekFacts = {
  kenmerk: '0000000000000017',
  titel: 'Factuur',
  uiterste_betaaldatum: lastDay,
  open: 60_00,
  digital: true,
  being_paid: false,
  paying_since: null,
  waited_until: null,
};

describe('paymentDays', () => {
  it.each([
    ['Factuur', 30, 'Herinnering', 14],
    ['Incasso mislukt', 30, 'Herinnering', 14],
    ['Herinnering', 14, 'Aanmaning', 14],
  ] as const)('allows a %s %i days, followed by a %s of %i', (title, days, next, more) => {
    expect(paymentDays[title]).toBe(days);
    expect(nextTitle[title]).toBe(next);
    expect(paymentDays[next]).toBe(more);
  });
});

describe('nextReminder', () => {
  it('reminds on the day after the last day, and not on it', () => {
    expect(nextReminder(facts, lastDay)).toBeUndefined();
    expect(nextReminder(facts, lastDay.add({ days: 1 }))).toEqual({
      kind: 'remind',
      kenmerk: facts.kenmerk,
      titel: 'Herinnering',
      uiterste_betaaldatum: dayOf('2026-03-16'),
    });
  });

  it('does nothing when nothing is open, nor after an Aanmaning', () => {
    const day = lastDay.add({ days: 1 });
    expect(nextReminder({ ...facts, open: 0, being_paid: true }, day)).toBeUndefined();
    expect(nextReminder({ ...facts, titel: 'Aanmaning' }, day)).toBeUndefined();
  });

  it('waits for an attempt that began by the last day, and not for a later one', () => {
    const day = lastDay.add({ days: 1 });
    const since = (began: Temporal.PlainDate) =>
      nextReminder({ ...facts, paying_since: began }, day)?.kind;
    expect(since(lastDay)).toBe('postpone');
    expect(since(day)).toBe('remind');
  });
});

describe('the fourteen days of an Aanmaning', () => {
  it.each([
    ['digitally on a Thursday', true, '2026-04-02', '2026-04-16'],
    // Good Friday is a working day, Easter Monday is not.
    ['on paper before Easter', false, '2026-04-02', '2026-04-21'],
    ['on paper on a Friday', false, '2026-11-20', '2026-12-08'],
  ])('end %s on their last day', (_, digital, day, last) => {
    expect(lastDayToPay('Aanmaning', dayOf(day), digital).toString()).toBe(last);
  });

  it('are at least fourteen after its receipt', () => {
    for (let after = 0; after < 400; after += 1) {
      const day = lastDay.add({ days: after });
      for (const digital of [true, false]) {
        const received = receivedOn(day, digital);
        const days = received.until(lastDayToPay('Aanmaning', day, digital)).days;
        expect(days).toBe(14);
        expect(day.until(received).days).toBeGreaterThanOrEqual(digital ? 0 : 2);
      }
    }
  });

  it('do not depend on delivery under another title', () => {
    for (const titel of ['Factuur', 'Herinnering', 'Incasso mislukt'] as const) {
      expect(lastDayToPay(titel, lastDay, false)).toEqual(lastDayToPay(titel, lastDay, true));
    }
  });
});

interface Course {
  readonly steps: readonly { readonly day: Temporal.PlainDate; readonly step: ReminderStep }[];
  readonly failedOn: Temporal.PlainDate;
}

/** Simulates a request whose payment is pending from one day to another, and then fails. */
function runCourse(seed: number): Course {
  const random = createRandom(seed);
  let current: BetaalverzoekFacts = { ...facts, titel: random.choose(betaalverzoekTitles) };
  const began = lastDay.add({ days: random.below(20) - 15 });
  const failedOn = began.add({ days: random.below(30) });
  const steps: { day: Temporal.PlainDate; step: ReminderStep }[] = [];
  for (let after = -14; after < 80; after += 1) {
    const day = lastDay.add({ days: after });
    const isOver = Temporal.PlainDate.compare(failedOn, day) < 0;
    const hangs = !isOver && Temporal.PlainDate.compare(began, day) < 0;
    const step = nextReminder(
      { ...current, being_paid: hangs, waited_until: isOver ? failedOn : null },
      day,
    );
    if (!step) continue;
    steps.push({ day, step });
    current = { ...current, titel: step.titel, uiterste_betaaldatum: step.uiterste_betaaldatum };
  }
  return { steps, failedOn };
}

describe.each(Array.from({ length: 300 }, (_, seed) => seed))('runs course %i', (seed) => {
  const { steps, failedOn } = runCourse(seed);

  it('leaves days to pay after a pending payment that failed, before the next step', () => {
    const afterFailing = steps.filter(
      ({ day, step }) => step.kind === 'remind' && Temporal.PlainDate.compare(day, failedOn) > 0,
    );
    for (const { day } of afterFailing) {
      expect(failedOn.until(day, { largestUnit: 'days' }).days).toBeGreaterThan(daysAfterWaiting);
    }
  });

  it('never shortens the time to pay, and never skips a title', () => {
    for (const { day, step } of steps) {
      expect(Temporal.PlainDate.compare(step.uiterste_betaaldatum, day)).toBeGreaterThanOrEqual(0);
    }
    const titles = steps.filter(({ step }) => step.kind === 'remind').map(({ step }) => step.titel);
    expect(['Herinnering,Aanmaning', 'Aanmaning', '']).toContain(titles.join());
  });
});
