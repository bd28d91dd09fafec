import fc from 'fast-check';
import { type Premieperiode, premieperiodes } from '@mijn/domain/factuur';
import { sumOf } from '@mijn/domain/money';
import { expect, it } from 'vitest';
import { adult } from './adult.testing.ts';
import type { NewLine } from './factuur.ts';
import { type PremiePolis, toFirstPremieFactuur, toPremieFactuur } from './premie.rules.ts';
import { type PremieVerzekerde, toMonth, toPremieLines } from './premieLines.rules.ts';
import { monthsOfPeriod, toPremieRun } from './premieRun.ts';
import { premies } from './premies.ts';

const dayOf = (text: string) => Temporal.PlainDate.from(text);
const [from, until] = ['2026-01-01', '2027-12-01'];

const days = Array.from({ length: 700 }, (_, index) => dayOf(from).add({ days: index }).toString());

/** Something that becomes known on a day. */
interface Event {
  readonly on: string;
  readonly change: (polis: PremiePolis) => PremiePolis;
}

/** Bills a policy day by day, as the insurer's jobs do; returns the lines of each invoice. */
function live(start: PremiePolis, events: readonly Event[]) {
  let polis = start;
  const invoices: { day: string; lines: readonly NewLine[] }[] = [];
  for (const text of days) {
    for (const { on, change } of events) if (on === text) polis = change(polis);
    const day = dayOf(text);
    const factuur =
      day.day === 1
        ? toPremieFactuur(polis, toPremieRun(day, premies, '2025-12-15'))
        : toFirstPremieFactuur(polis, day, premies);
    if (!factuur) continue;
    invoices.push({ day: day.toString(), lines: factuur.regels });
    const invoiced = new Map(
      polis.invoiced.map((one) => [`${one.relatienummer} ${one.month}`, one]),
    );
    for (const { relatienummer, periodFrom = '', bedrag } of factuur.regels) {
      const month = `${periodFrom.slice(0, 7)}-01`;
      const key = `${relatienummer} ${month}`;
      const before = invoiced.get(key)?.bedrag ?? 0;
      invoiced.set(key, { relatienummer, month, bedrag: before + bedrag });
    }
    polis = { ...polis, invoiced: [...invoiced.values()] };
  }
  return { polis, invoices };
}

const polis: PremiePolis = {
  polisnummer: 'P1',
  merk: 'ZZ',
  verzekeringsnemer: adult.relatienummer,
  validFrom: '2015-01-01',
  periode: null,
  verzekerden: [adult],
  invoiced: [],
};

const choose = (on: string, periode: Premieperiode): Event => ({
  on,
  change: (before) => ({ ...before, periode }),
});
const knownOn = (on: string, verzekerden: readonly PremieVerzekerde[]): Event => ({
  on,
  change: (before) => ({ ...before, verzekerden }),
});

/** The CAK collects the basic premium of these months. */
const withCakFrom = (first: string, end: string | null) => [{ from: first, until: end }];

const totals = (events: readonly Event[]) =>
  live(polis, events).invoices.map(({ day, lines }) => [day, sumOf(lines, ({ bedrag }) => bedrag)]);
const [in2026, in2027] = [15_845, 16_390];

it.each<[Premieperiode, string, number]>([
  ['maand', '2026-02-01', 1],
  ['kwartaal', '2026-01-01', 3],
  ['kwartaal', '2026-02-01', 2],
  ['kwartaal', '2026-12-01', 1],
  ['jaar', '2026-01-01', 12],
  ['jaar', '2026-09-01', 4],
])('a %s that includes %s has %d months left', (periode, first, count) => {
  const months = monthsOfPeriod(toMonth(dayOf(first)), periode);
  expect(months).toHaveLength(count);
  expect(months[0]?.first).toBe(first);
});

it('bills the rest of a quarter, then each quarter at its beginning', () => {
  expect(totals([choose('2026-05-10', 'kwartaal')]).slice(4, 9)).toEqual([
    ['2026-05-01', in2026],
    ['2026-06-01', in2026],
    ['2026-07-01', 3 * in2026],
    ['2026-10-01', 3 * in2026],
    ['2027-01-01', 3 * in2027],
  ]);
});

it('bills no month again that a year was billed for, after a change back to months', () => {
  const all = totals([choose('2026-02-10', 'jaar'), choose('2026-06-03', 'maand')]);
  expect(all.slice(0, 5)).toEqual([
    ['2026-01-01', in2026],
    ['2026-02-01', in2026],
    ['2026-03-01', 10 * in2026],
    ['2027-01-01', in2027],
    ['2027-02-01', in2027],
  ]);
});

it('refunds the days after a person left, of months still to come at once', () => {
  const left = { ...adult, validUntil: '2026-05-16' };
  const all = live(polis, [choose(from, 'jaar'), knownOn('2026-05-20', [left])]);
  expect(all.invoices.map(({ day, lines }) => [day, sumOf(lines, ({ bedrag }) => bedrag)])).toEqual(
    [
      ['2026-01-01', 12 * in2026],
      ['2026-06-01', -7 * in2026 - (in2026 - Math.round((in2026 * 15) / 31))],
    ],
  );
  expect(all.invoices[1]?.lines[0]).toMatchObject({
    omschrijving: 'Teruggave premie',
    periodFrom: '2026-05-16',
    periodUntil: '2026-06-01',
  });
});

it('charges other cover for the months that were billed with the cover before', () => {
  const [before, after] = [
    { ...adult, validUntil: '2026-07-01' },
    { ...adult, validFrom: '2026-07-01', aanvullend: 'AANVULLEND' } as const,
  ];
  expect(totals([choose(from, 'jaar'), knownOn('2026-06-20', [before, after])])).toEqual([
    ['2026-01-01', 12 * in2026],
    ['2026-07-01', 6 * 1_595],
    ['2027-01-01', 12 * (in2027 + 1_650)],
  ]);
});

it('charges other cover that begins within a month and is known ahead, once and without a refund', () => {
  const [before, after] = [
    { ...adult, validUntil: '2026-06-16' },
    { ...adult, validFrom: '2026-06-16', aanvullend: 'AANVULLEND' } as const,
  ];
  const half = Math.round(in2026 / 2);
  const plus = Math.round(1_595 / 2) + 6 * 1_595;
  expect(totals([choose(from, 'jaar'), knownOn(from, [before, after])]).slice(0, 2)).toEqual([
    ['2026-01-01', 11 * in2026 + 2 * half + plus],
    ['2027-01-01', 12 * (in2027 + 1_650)],
  ]);
  const { invoices } = live(polis, [choose(from, 'jaar'), knownOn(from, [before, after])]);
  expect(invoices.flatMap(({ lines }) => lines).filter(({ bedrag }) => bedrag < 0)).toEqual([]);
});

it('refunds the basic premium that the CAK collects, and charges it again afterwards', () => {
  expect(
    totals([
      choose(from, 'jaar'),
      knownOn('2026-06-05', [{ ...adult, withCak: withCakFrom('2026-07-01', null) }]),
      knownOn('2026-09-10', [{ ...adult, withCak: withCakFrom('2026-07-01', '2026-09-10') }]),
    ]).slice(0, 3),
  ).toEqual([
    ['2026-01-01', 12 * in2026],
    ['2026-07-01', -6 * in2026],
    ['2026-10-01', 3 * in2026],
  ]);
});

const aDay = fc.constantFrom(...days.slice(0, 600));
const covers = [null, 'AANVULLEND', 'AANVULLEND_PLUS'] as const;

/** Periods of one person on the policy, one after another, and the day on which each becomes known. */
const person = fc
  .record({
    geboorteDatum: fc.constantFrom('1985-06-21', '2008-05-15', '2009-01-01'),
    isThere: fc.boolean(),
    edges: fc.uniqueArray(aDay, { maxLength: 3 }),
    covers: fc.array(fc.constantFrom(...covers), { minLength: 4, maxLength: 4 }),
    gaps: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
    lag: fc.integer({ min: -40, max: 40 }),
  })
  .map(({ geboorteDatum, isThere, edges, covers: plans, gaps, lag }) => {
    const starts = [...(isThere ? ['2015-01-01'] : []), ...edges.toSorted()];
    const periods = starts.map((validFrom, i): PremieVerzekerde => {
      const next = starts[i + 1] ?? null;
      // With a gap, the person is away for some days before the next period.
      const end = next && gaps[i] ? dayOf(next).subtract({ days: 20 }).toString() : next;
      const last =
        gaps[3] && next === null && i > 0 ? dayOf(validFrom).add({ days: 25 }).toString() : end;
      const validUntil = last && last > validFrom ? last : next;
      return { ...adult, geboorteDatum, validFrom, validUntil, aanvullend: plans[i] ?? null };
    });
    return { periods, edges: edges.toSorted(), lag };
  });

/** Returns the periods as known before the changes from a day on. */
function knownBefore(periods: readonly PremieVerzekerde[], edge: string): PremieVerzekerde[] {
  return periods
    .filter(({ validFrom }) => validFrom < edge)
    .map((one, i, all) =>
      i === all.length - 1 && one.validUntil !== null ? { ...one, validUntil: null } : one,
    );
}

it('adds up to the premium of every month to the cent, for any choices, people and days', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(aDay, fc.constantFrom(...premieperiodes)), { maxLength: 5 }),
      fc.array(person, { minLength: 1, maxLength: 3 }),
      fc.boolean(),
      (choices, people, isWithCak) => {
        const named = people.map(({ periods, ...more }, i) => ({
          ...more,
          periods: periods.map((one) => ({
            ...one,
            relatienummer: `70000000${i + 1}`,
            naam: `Persoon ${i}`,
          })),
        }));
        const facts = (on: string): PremieVerzekerde[] =>
          named
            .flatMap(({ periods, edges, lag }) => {
              const unknown = edges.find((edge) => dayOf(edge).add({ days: lag }).toString() > on);
              return unknown === undefined ? periods : knownBefore(periods, unknown);
            })
            .map((one) => {
              if (!isWithCak || on < '2026-07-05') return one;
              return {
                ...one,
                withCak: withCakFrom('2026-08-01', on < '2026-11-12' ? null : '2026-11-12'),
              };
            });
        const edges = named.flatMap((one) =>
          one.edges.map((edge) => dayOf(edge).add({ days: one.lag }).toString()),
        );
        const events = [
          ...choices.map(([on, periode]) => choose(on, periode)),
          ...[from, '2026-07-05', '2026-11-12', ...edges].map((on) => knownOn(on, facts(on))),
        ].toSorted((one, other) => one.on.localeCompare(other.on));
        // From the start on, because nothing says that all of it was invoiced otherwise.
        const start = { ...polis, periode: 'maand', verzekerden: facts('2025-12-01') } as const;
        const { polis: end, invoices } = live(start, events);
        const everybody = new Set(
          named.flatMap(({ periods }) => periods.map((one) => one.relatienummer)),
        );
        for (const who of everybody)
          for (
            let first = dayOf(from);
            first.toString() < until;
            first = first.add({ months: 1 })
          ) {
            const month = toMonth(first);
            const due = end.verzekerden
              .filter(({ relatienummer }) => relatienummer === who)
              .flatMap((one) => toPremieLines('ZZ', one, month, premies));
            const billed = invoices
              .flatMap(({ lines }) => lines)
              .filter(
                ({ relatienummer, periodFrom = '' }) =>
                  relatienummer === who && month.first <= periodFrom && periodFrom < month.next,
              );
            expect([who, month.first, sumOf(billed, ({ bedrag }) => bedrag)]).toEqual([
              who,
              month.first,
              sumOf(due, ({ bedrag }) => bedrag),
            ]);
            const names = billed
              .map(({ omschrijving, periodFrom }) => `${omschrijving} ${periodFrom}`)
              .filter((name) => !/^(Nabetaling|Teruggave)/.test(name));
            expect(new Set(names).size).toBe(names.length);
          }
      },
    ),
    { numRuns: 60 },
  );
});
