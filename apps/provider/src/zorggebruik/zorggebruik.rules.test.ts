import { describe, expect, it } from 'vitest';
import { exampleDekking } from '../assess/examples.testing.ts';
import type { Dekking, InsurancePeriod } from '../assess/shapes.ts';
import type { UsageOfPerson, UsedRow } from './zorggebruik.queries.ts';
import { type Budget, budgetsOf, compareBudgets } from './zorggebruik.rules.ts';

const shared = { name: 'Tandarts en bril', maximumYear: 40_000 };
const plus = (own: Partial<Dekking>) =>
  exampleDekking(0, { pakket: 'AANVULLEND', eigenRisico: false, ...own });
const dekkingen = [
  exampleDekking(0, { zorgsoort: 'Ziekenhuis' }),
  exampleDekking(0, { zorgsoort: 'Fysiotherapie', ageUntil: 18 }),
  plus({ zorgsoort: 'Fysiotherapie', maximumTreatments: 9 }),
  plus({ zorgsoort: 'Tandarts', maximumYear: 25_000, shared }),
  plus({ zorgsoort: 'Bril en lenzen', maximumYear: 10_000, shared }),
];

const period = (own: Partial<InsurancePeriod> = {}): InsurancePeriod => ({
  polisnummer: 'P1',
  merk: 'ZZ',
  validFrom: '2020-01-01',
  validUntil: null,
  aanvullend: 'AANVULLEND',
  voluntaryEigenRisico: 0,
  ...own,
});

const used = (zorgsoort: UsedRow['zorgsoort'], covered: number, aantal = 1): UsedRow => ({
  merk: 'ZZ',
  pakket: 'AANVULLEND',
  zorgsoort,
  polisnummer: 'P1',
  covered,
  aantal,
  last: '2026-11-01',
});

const sharedBy = (aantal: number, polisnummer = 'P1') => [{ polisnummer, aantal }];

function person(own: Partial<UsageOfPerson> = {}): UsageOfPerson {
  return {
    relatienummer: 'R1',
    opgemaakte_naam: 'S. de Vries',
    geboortedatum: '1985-04-12',
    insurances: [period()],
    used: [],
    dekkingen,
    sharerCounts: sharedBy(1),
    ...own,
  };
}

const when = { year: 2026, today: '2026-11-21' };
const of = (one: UsageOfPerson, others: readonly UsageOfPerson[] = [], at = when): Budget[] =>
  budgetsOf(one, [one, ...others], at);
const named = (budgets: readonly Budget[], name: string): Budget | undefined =>
  budgets.find((budget) => budget.name === name);

const namesOfBorn = (geboortedatum: string): string[] =>
  of(person({ geboortedatum })).map(({ name }) => name);

describe('the budgets of a year', () => {
  it('are those of the package, without unlimited cover by the basic insurance', () => {
    expect(of(person()).map(({ name }) => name)).toEqual(['Fysiotherapie', 'Tandarts en bril']);
    expect(of(person({ insurances: [period({ aanvullend: null })] }))).toEqual([]);
    expect(of(person(), [], { year: 2019, today: '2026-11-21' })).toEqual([]);
  });

  it('leave out cover that the basic insurance gives a child all year, except in the year one turns 18', () => {
    expect(namesOfBorn('2015-05-05')).not.toContain('Fysiotherapie');
    expect(namesOfBorn('2008-07-24')).toContain('Fysiotherapie');
    expect(namesOfBorn('2009-01-01')).not.toContain('Fysiotherapie');
  });

  it('count treatments or money; the rest is the maximum less the usage', () => {
    const budgets = of(
      person({ used: [used('Fysiotherapie', 40_000, 6), used('Tandarts', 9_000)] }),
    );
    expect(named(budgets, 'Fysiotherapie')).toMatchObject({ total: 9, used: 6, remaining: 3 });
    expect(named(budgets, 'Tandarts en bril')).toMatchObject({ used: 9_000, remaining: 31_000 });
  });

  it('are unusable once the year or the insurance has ended, or the shared budget is exhausted', () => {
    const next = { year: 2026, today: '2027-01-01' };
    expect(of(person(), [], next)[0]).toMatchObject({
      isUsable: false,
      unusable: 'periodeVoorbij',
    });
    const ended = person({ insurances: [period({ validUntil: '2026-06-01' })] });
    expect(of(ended)[0]).toMatchObject({ isUsable: false, unusable: 'nietMeerVerzekerd' });
    const other = person({ relatienummer: 'R2', used: [used('Tandarts', 40_000)] });
    const own = person({ sharerCounts: sharedBy(2), used: [] });
    const budget = named(of(own, [other]), shared.name);
    expect(budget).toMatchObject({ remaining: 0, isUsable: false, unusable: null });
    expect(budget?.parts[0]).toMatchObject({ remaining: 25_000, unusable: 'gedeeldBudgetOp' });
  });
});

describe('the budget on a new policy', () => {
  const moved = [
    period({ validUntil: '2026-11-10' }),
    period({ polisnummer: 'P2', validFrom: '2026-11-10' }),
  ];
  const other = person({ relatienummer: 'R2', used: [used('Tandarts', 30_000)] });
  const partner = person({
    insurances: moved,
    used: [used('Tandarts', 10_000), { ...used('Bril en lenzen', 2_000), polisnummer: 'P2' }],
    sharerCounts: [...sharedBy(2), ...sharedBy(1, 'P2')],
  });
  const [former, present] = of(partner, [other]).filter(({ name }) => name === shared.name);

  it('is full again, without the usage of members of the former policy', () => {
    expect(present).toMatchObject({ used: 2_000, remaining: 38_000, isUsable: true });
    expect(present?.shares).toHaveLength(1);
  });

  it('is valid from the move, and a personal one from the first policy', () => {
    expect([former, present]).toMatchObject([
      { from: '2026-01-01', until: '2026-11-10' },
      { from: '2026-11-10', until: null },
    ]);
    expect(named(of(partner), 'Fysiotherapie')).toMatchObject({ from: '2026-01-01', until: null });
  });

  it('is listed beside that of the former policy, which has become unusable', () => {
    expect(former).toMatchObject({ used: 40_000, isUsable: false, unusable: 'vorigePolis' });
    expect(former?.code).toBe(`${present?.code}-2`);
  });

  it('leaves the former one usable until the day of the move', () => {
    const eve = { year: 2026, today: '2026-11-09' };
    const alone = { ...partner, sharerCounts: [...sharedBy(1), ...sharedBy(1, 'P2')] };
    const [still] = of(alone, [], eve).filter(({ name }) => name === shared.name);
    expect(still).toMatchObject({ remaining: 30_000, isUsable: true, unusable: null });
  });
});

describe('a hidden usage', () => {
  const hidden = person({ relatienummer: 'R2', used: null });

  it('hides the total of a shared budget, and not the person’s own usage', () => {
    const own = person({ sharerCounts: sharedBy(2), used: [used('Tandarts', 5_000)] });
    const budget = named(of(own, [hidden]), shared.name);
    expect(budget).toMatchObject({ used: null, remaining: null, isUsable: null, last: null });
    expect(budget?.shares.map((share) => share.used)).toEqual([5_000, null]);
    expect(budget?.parts[0]).toMatchObject({ used: 5_000, remaining: 20_000, isUsable: null });
  });

  it('hides it as well for a person whom the caller does not see at all', () => {
    expect(named(of(person({ sharerCounts: sharedBy(2) })), shared.name)?.used).toBeNull();
  });

  it('sorts last, by name, whatever the usage', () => {
    const own = person({ sharerCounts: sharedBy(2), used: [used('Fysiotherapie', 1, 9)] });
    const names = of(own, [hidden])
      .toSorted(compareBudgets)
      .map(({ name }) => name);
    expect(names).toEqual(['Fysiotherapie', 'Tandarts en bril']);
    const all = of(person({ used: null, sharerCounts: sharedBy(1) }));
    expect(all.every(({ used: one, hidden: why }) => one === null && why !== null)).toBe(true);
  });
});
