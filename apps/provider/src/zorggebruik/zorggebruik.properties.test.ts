import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assessDeclaratie } from '../assess/assessDeclaratie.ts';
import { dekkingen as details } from '../assess/cover/dekkingen.ts';
import { eigenRisicoAmounts } from '../assess/eigenRisico/eigenRisicoAmounts.ts';
import { adult, input, line } from '../assess/examples.testing.ts';
import type { LineOutcome, Usage } from '../assess/shapes.ts';
import { emptyUsage } from '../assess/usage.ts';
import type { UsageOfPerson, UsedRow } from './zorggebruik.queries.ts';
import { type Budget, budgetsOf } from './zorggebruik.rules.ts';

const dekkingen = details.map((one, dekkingId) => ({ ...one, dekkingId }));
const when = { year: 2026, today: '2026-11-21' };
const shared = 'Tandarts, bril en lenzen';

/** Arbitrary bills of a family in order of arrival. */
const bills = fc.array(
  fc.record({
    who: fc.nat(3),
    zorgsoort: fc.constantFrom('Fysiotherapie', 'Tandarts', 'Bril en lenzen', 'Huisarts'),
    bedrag: fc.integer({ min: 1, max: 40_000 }),
    behandelDatum: fc.constantFrom('2026-03-02', '2026-06-30', '2026-07-01', '2026-10-05'),
  }),
  { maxLength: 60 },
);

// The last member of the family moves to a policy of their own on 1 July.
const movedOn = '2026-07-01';
const together = adult.insurances;
const onTheirOwn = together.flatMap((one) => [
  { ...one, validUntil: movedOn },
  { ...one, polisnummer: 'P2', validFrom: movedOn },
]);
const personOf = (who: number) => ({
  ...adult,
  insurances: who === 3 ? onTheirOwn : together,
});
const polisOf = (who: number, day: string): string => (who === 3 && day >= movedOn ? 'P2' : 'P1');

type Bill = typeof bills extends fc.Arbitrary<readonly (infer One)[]> ? One : never;

interface Judged {
  readonly polisnummer: string;
  readonly outcome: LineOutcome;
}

interface Member {
  usage: Usage;
  readonly outcomes: Judged[];
}

/** Judges a family's bills in order of arrival, as the job does. */
function judgeFamily(all: readonly Bill[]): Member[] {
  const family = Array.from({ length: 4 }, (): Member => ({ usage: emptyUsage, outcomes: [] }));
  let common: Usage['shared'] = {};
  for (const { who, ...bill } of all) {
    const member = family[who];
    if (!member) continue;
    const usage = { ...member.usage, shared: common };
    const facts = { dekkingen, eigenRisicoAmounts, usage, person: personOf(who) };
    const result = assessDeclaratie(input([line(bill)], facts));
    member.usage = result.usage;
    common = result.usage.shared;
    const polisnummer = polisOf(who, bill.behandelDatum);
    member.outcomes.push(...result.regels.map((outcome) => ({ polisnummer, outcome })));
  }
  return family.map(({ usage, outcomes }) => ({ usage: { ...usage, shared: common }, outcomes }));
}

/** Aggregates lines as the database does. */
function rowsOf(outcomes: readonly Judged[]): UsedRow[] {
  const groups = Map.groupBy(outcomes, ({ polisnummer, outcome: { dekking } }) =>
    [polisnummer, dekking?.dekkingId].join('/'),
  );
  return [...groups.values()].flatMap((lines) => {
    const [first] = lines;
    const dekking = first?.outcome.dekking;
    if (!first || !dekking) return [];
    const covered = lines.map(
      ({ outcome: { amounts } }) => amounts.gedeclareerd - amounts.notCovered,
    );
    return {
      merk: dekking.merk,
      pakket: dekking.pakket,
      zorgsoort: dekking.zorgsoort,
      polisnummer: first.polisnummer,
      covered: covered.reduce((sum, one) => sum + one, 0),
      aantal: covered.filter((one) => one > 0).length,
      last: '2026-11-01',
    };
  });
}

function peopleOf(family: readonly Member[]): UsageOfPerson[] {
  return family.map(({ outcomes }, i) => ({
    relatienummer: `R${i}`,
    opgemaakte_naam: `Persoon ${i}`,
    geboortedatum: adult.geboorteDatum,
    insurances: personOf(i).insurances,
    used: rowsOf(outcomes),
    dekkingen,
    sharerCounts: [
      { polisnummer: 'P1', aantal: family.length },
      { polisnummer: 'P2', aantal: 1 },
    ],
  }));
}

function budgetsPerPerson(family: readonly Member[]): Budget[][] {
  const people = peopleOf(family);
  return people.map((person) =>
    budgetsOf(person, [person, ...people.filter((other) => other !== person)], when),
  );
}

const named = (budgets: readonly Budget[], name: string): Budget | undefined =>
  budgets.find((budget) => budget.name === name);

describe('the budgets of a family', () => {
  it('are the same for everybody on a policy, and never exceed the maximum', () => {
    fc.assert(
      fc.property(bills, (all) => {
        const family = judgeFamily(all);
        const sharedRows = family.map(({ outcomes }) =>
          rowsOf(outcomes).filter(({ zorgsoort }) => zorgsoort !== 'Fysiotherapie'),
        );
        const usedOn = (polisnummer: string): number =>
          sharedRows
            .flat()
            .filter((row) => row.pakket !== 'BASIS' && row.polisnummer === polisnummer)
            .reduce((sum, row) => sum + row.covered, 0);
        for (const [i, own] of budgetsPerPerson(family).entries()) {
          const policies = i === 3 ? ['P1', 'P2'] : ['P1'];
          const wholes = own.filter(({ name }) => name === shared);
          expect(wholes.map(({ used }) => used)).toEqual(policies.map(usedOn));
          for (const { used, remaining, shares } of wholes) {
            expect(remaining).toBe(60_000 - (used ?? 0));
            expect(shares.reduce((sum, share) => sum + (share.used ?? 0), 0)).toBe(used);
            expect(used).toBeLessThanOrEqual(60_000);
          }
        }
      }),
    );
  });

  it('equal the rest by which the next claim is judged, also on the policy of a person who moved', () => {
    fc.assert(
      fc.property(bills, (all) => {
        const family = judgeFamily(all);
        for (const [i, budgets] of budgetsPerPerson(family).entries()) {
          const usage = family[i]?.usage ?? emptyUsage;
          const covered = (zorgsoort: string): number => {
            const declaratie = input(
              [line({ zorgsoort, bedrag: 900_000, behandelDatum: '2026-11-20' })],
              { dekkingen, eigenRisicoAmounts, usage, person: personOf(i) },
            );
            const { amounts } = assessDeclaratie(declaratie).regels[0] ?? {};
            return (amounts?.gedeclareerd ?? 0) - (amounts?.notCovered ?? 0);
          };
          expect(covered('Fysiotherapie') > 0).toBe(
            (named(budgets, 'Fysiotherapie')?.remaining ?? 0) > 0,
          );
          const whole = budgets.findLast(({ name }) => name === shared);
          for (const part of whole?.parts ?? []) {
            const left = Math.min(part.remaining ?? 0, whole?.remaining ?? 0);
            expect(covered(part.name)).toBe(left);
          }
        }
      }),
    );
  });
});
