import { describe, expect, it } from 'vitest';
import { type Nota, toDeclaratie } from './toDeclaratie.ts';

const today = Temporal.PlainDate.from('2026-11-21');
const who = { verzekerde: '100000002', indiener: '100000001' };
const nota: Nota = {
  zorgsoort: 'Tandarts',
  zorgverlener: 'Tandarts De Wit',
  bedrag: 12_500,
  daysAgo: 10,
};
const declaratieOf = (more: Partial<Nota> = {}, counter = 1) =>
  toDeclaratie(today, counter, who, { ...nota, ...more });

describe('toDeclaratie', () => {
  it('defaults to a settled claim of the person themselves, seen by both', () => {
    expect(declaratieOf()).toMatchObject({
      status: 'AFGEHANDELD',
      omschrijving: 'Tandarts, Tandarts De Wit',
      behandelDatum: '2026-11-05',
      buitenland: false,
      soortIndiener: 'Verzekerde',
      laterInProgress: false,
      seenBy: ['100000002', '100000001'],
      regels: null,
      notBefore: null,
    });
  });

  it('starts processing a day after submission and settles two days later, in Dutch time', () => {
    expect(declaratieOf()).toMatchObject({
      submittedOn: '2026-11-11T07:01:00Z',
      inProgressAt: '2026-11-12T08:01:00Z',
      handledAt: '2026-11-14T09:01:00Z',
    });
    expect(declaratieOf({ daysAgo: 150 }).submittedOn).toBe('2026-06-24T06:01:00Z');
  });

  it('never has a step after today', () => {
    expect(declaratieOf({ daysAgo: 0 })).toMatchObject({
      inProgressAt: '2026-11-21T08:01:00Z',
      handledAt: '2026-11-21T09:01:00Z',
    });
  });

  it.each([
    ['INGEDIEND', false],
    ['IN_BEHANDELING', true],
  ] as const)('keeps %s for a while, so that the state can be seen', (status, isTakenUp) => {
    const { inProgressAt, handledAt, notBefore } = declaratieOf({ status });
    expect([inProgressAt !== null, handledAt, notBefore]).toEqual([isTakenUp, null, '2026-11-24']);
  });

  it('can be from a care provider, from abroad, and unread', () => {
    expect(declaratieOf({ byZorgverlener: true, buitenland: true, nieuw: true })).toMatchObject({
      soortIndiener: 'Zorgverlener',
      buitenland: true,
      seenBy: [],
    });
  });

  it("marks a person's own claim as seen once", () => {
    const own = { verzekerde: '100000001', indiener: '100000001' };
    expect(toDeclaratie(today, 1, own, nota).seenBy).toEqual(['100000001']);
  });

  it('has lines that add up to the bill; the first has the remainder', () => {
    const moreLines = [
      { zorgsoort: 'Medicijnen', bedrag: 2_500, treatedDaysBefore: 1 },
    ] satisfies Nota['moreLines'];
    expect(declaratieOf({ moreLines, treatedDaysBefore: 3 }).regels).toEqual([
      { zorgsoort: 'Tandarts', bedrag: 10_000, behandelDatum: '2026-11-08' },
      { zorgsoort: 'Medicijnen', bedrag: 2_500, behandelDatum: '2026-11-10' },
    ]);
  });

  it('has a unique number and minute', () => {
    const declaraties = Array.from({ length: 200 }, (_, counter) => declaratieOf({}, counter));
    expect(new Set(declaraties.map(({ nummer }) => nummer)).size).toBe(200);
    expect(new Set(declaraties.map(({ notaNummer }) => notaNummer)).size).toBe(200);
    expect(declaraties[61]?.submittedOn).toBe('2026-11-11T07:01:00Z');
  });
});
