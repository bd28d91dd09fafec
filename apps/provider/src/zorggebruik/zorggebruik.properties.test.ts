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

/** Bills of a family as they come in: whose, for what, and how much. */
const bills = fc.array(
  fc.record({
    who: fc.nat(3),
    zorgsoort: fc.constantFrom('Fysiotherapie', 'Tandarts', 'Bril en lenzen', 'Huisarts'),
    bedrag: fc.integer({ min: 1, max: 40_000 }),
  }),
  { maxLength: 60 },
);

interface Member {
  usage: Usage;
  readonly outcomes: LineOutcome[];
}

/** Judges a family's bills in the order in which they came in, as the job does. */
function judgeFamily(all: readonly { who: number; zorgsoort: string; bedrag: number }[]): Member[] {
  const family = Array.from({ length: 4 }, (): Member => ({ usage: emptyUsage, outcomes: [] }));
  let together: Usage['shared'] = {};
  for (const { who, ...bill } of all) {
    const member = family[who];
    if (!member) continue;
    const usage = { ...member.usage, shared: together };
    const result = assessDeclaratie(input([line(bill)], { dekkingen, eigenRisicoAmounts, usage }));
    member.usage = result.usage;
    together = result.usage.shared;
    member.outcomes.push(...result.regels);
  }
  return family.map(({ usage, outcomes }) => ({ usage: { ...usage, shared: together }, outcomes }));
}

/** What the database adds up of these lines. */
function rowsOf(outcomes: readonly LineOutcome[]): UsedRow[] {
  const groups = Map.groupBy(outcomes, ({ dekking }) => dekking);
  return [...groups].flatMap(([dekking, lines]) => {
    if (!dekking) return [];
    const covered = lines.map(({ amounts }) => amounts.gedeclareerd - amounts.notCovered);
    return {
      merk: dekking.merk,
      pakket: dekking.pakket,
      zorgsoort: dekking.zorgsoort,
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
    insurances: adult.insurances,
    used: rowsOf(outcomes),
    dekkingen,
    sharerCount: family.length,
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

describe('whatever a family uses', () => {
  it('everybody is told the same of what is shared: all their parts, and never more than there is', () => {
    fc.assert(
      fc.property(bills, (all) => {
        const budgets = budgetsPerPerson(judgeFamily(all));
        const wholes = budgets.map((own) => named(own, shared));
        const parts = budgets.map((own) =>
          (named(own, shared)?.parts ?? []).reduce((sum, { used }) => sum + (used ?? 0), 0),
        );
        const used = parts.reduce((sum, one) => sum + one, 0);
        for (const whole of wholes) {
          expect(whole).toMatchObject({ used, remaining: 60_000 - used });
          expect(whole?.shares.reduce((sum, share) => sum + (share.used ?? 0), 0)).toBe(used);
        }
        expect(used).toBeLessThanOrEqual(60_000);
      }),
    );
  });

  it('what is told to be left is what the next claim is judged by', () => {
    fc.assert(
      fc.property(bills, (all) => {
        const family = judgeFamily(all);
        for (const [i, budgets] of budgetsPerPerson(family).entries()) {
          const usage = family[i]?.usage ?? emptyUsage;
          const covered = (zorgsoort: string): number => {
            const declaratie = input([line({ zorgsoort, bedrag: 900_000 })], {
              dekkingen,
              eigenRisicoAmounts,
              usage,
            });
            const { amounts } = assessDeclaratie(declaratie).regels[0] ?? {};
            return (amounts?.gedeclareerd ?? 0) - (amounts?.notCovered ?? 0);
          };
          expect(covered('Fysiotherapie') > 0).toBe(
            (named(budgets, 'Fysiotherapie')?.remaining ?? 0) > 0,
          );
          const whole = named(budgets, shared);
          for (const part of whole?.parts ?? []) {
            const left = Math.min(part.remaining ?? 0, whole?.remaining ?? 0);
            expect(covered(part.name)).toBe(left);
          }
        }
      }),
    );
  });
});
