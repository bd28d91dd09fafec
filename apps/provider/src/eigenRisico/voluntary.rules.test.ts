import { describe, expect, it } from 'vitest';
import { adult, dekkingen, eigenRisicoAmounts } from '../assess/examples.testing.ts';
import type { InsurancePeriod } from '../assess/shapes.ts';
import type { PastLine, VerwachtingFacts } from './verwachting.queries.ts';
import { compareVoluntary } from './voluntary.rules.ts';

const december = Temporal.PlainDate.from('2026-12-01');

const facts: VerwachtingFacts = {
  relatienummer: '700000001',
  geboortedatum: adult.geboorteDatum,
  insurances: adult.insurances,
  dekkingen,
  amounts: eigenRisicoAmounts.filter(({ jaar }) => jaar === 2026),
  usage: [],
  lines: [],
  open: [],
  termijnBrands: [],
  verplicht: eigenRisicoAmounts.map(({ verplicht: bedrag, ...row }) => ({ ...row, bedrag })),
};

function care(basis: number, own: Partial<PastLine> = {}): PastLine {
  const line = { merk: 'ZZ', pakket: 'BASIS', bears: true, eigenRisico: 0 } as const;
  return { ...line, day: '2026-03-01', handledOn: '2026-03-05', basis, ...own };
}

const insured = (own: Partial<InsurancePeriod>): readonly InsurancePeriod[] =>
  adult.insurances.map((period) => ({ ...period, ...own }));

const of = (own: Partial<VerwachtingFacts>, today = december) =>
  compareVoluntary({ ...facts, ...own }, 'ZZ', today);

const costOf = (...lines: readonly PastLine[]) => of({ lines })?.years.at(-1)?.cost;

const yearsOf = (own: Partial<VerwachtingFacts>) => of(own)?.years.map(({ year }) => year);

describe('the cost of € 100 voluntary own risk', () => {
  it.each([
    ['nothing without care', 0, 0],
    ['nothing where the mandatory part covers all of it', 38_500, 0],
    ['a cent where the care costs a cent more', 38_501, 1],
    ['the whole choice where the care costs both amounts', 48_500, 10_000],
    ['never more than the choice', 48_501, 10_000],
  ])('is %s', (_what, basis, cost) => {
    expect(costOf(care(basis))).toBe(cost);
  });

  it('is computed from all care of a year, and for each year by itself', () => {
    const lines = [
      care(30_000, { day: '2025-01-01' }),
      care(9_000, { day: '2025-12-31' }),
      care(38_600, { day: '2026-01-01' }),
    ];
    expect(of({ lines })?.years.map(({ cost }) => cost)).toEqual([0, 500, 100]);
  });

  it('uses the mandatory part of each year, and leaves out a year in which it is unknown', () => {
    const lines = [2024, 2025, 2026].map((year) => care(50_000, { day: `${year}-05-05` }));
    const verplicht = [
      { merk: 'ZZ', jaar: 2025, bedrag: 46_000, maximumPerTreatment: null },
      { merk: 'ZZ', jaar: 2026, bedrag: 38_500, maximumPerTreatment: null },
      { merk: 'AZVZ', jaar: 2024, bedrag: 38_500, maximumPerTreatment: null },
    ] as const;
    const years = of({ lines, verplicht })?.years.map(({ year, cost }) => [year, cost]);
    expect(years).toEqual([
      [2025, 4_000],
      [2026, 10_000],
    ]);
  });

  it('caps each treatment at the maximum of its year', () => {
    const lines = [2025, 2026].flatMap((year) => [
      care(99_000, { day: `${year}-05-05` }),
      care(24_000, { day: `${year}-06-06` }),
    ]);
    const verplicht = facts.verplicht.map((row) =>
      row.jaar === 2026 ? { ...row, maximumPerTreatment: 15_000 } : row,
    );
    expect(of({ lines, verplicht })?.years.map(({ cost }) => cost)).toEqual([0, 10_000, 0]);
  });

  it.each<[string, Partial<PastLine>]>([
    ['that is exempt', { bears: false }],
    ['of a supplementary package', { pakket: 'AANVULLEND' }],
    ['of another brand', { merk: 'AZVZ' }],
  ])('leaves out care %s', (_what, own) => {
    expect(costOf(care(38_500), care(5_000, own))).toBe(0);
  });
});

describe('the compared choice', () => {
  it.each([
    ['what the person has', 20_000, 20_000, 9_600],
    ['the largest, for a person without any', 0, 50_000, 24_000],
  ])('is %s, with its discount for twelve months', (_what, has, choice, discount) => {
    const result = of({ insurances: insured({ voluntaryEigenRisico: has }) });
    expect(result?.choice).toBe(choice);
    expect(result?.years.map((year) => year.discount)).toEqual([discount, discount, discount]);
  });

  it('is that of today’s insurance, not of one that ended today', () => {
    const insurances = [
      ...insured({ validUntil: '2026-12-01', voluntaryEigenRisico: 30_000 }),
      ...insured({ validFrom: '2026-12-01', voluntaryEigenRisico: 40_000 }),
    ];
    expect(of({ insurances })?.choice).toBe(40_000);
  });
});

describe('the compared years', () => {
  it.each<[string, Partial<VerwachtingFacts>, readonly number[] | undefined]>([
    ['this one and the two before', {}, [2024, 2025, 2026]],
    [
      'those insured from their first day',
      { insurances: insured({ validFrom: '2025-01-01' }) },
      [2025, 2026],
    ],
    [
      'none insured from its second day',
      { insurances: insured({ validFrom: '2025-01-02' }) },
      [2026],
    ],
    [
      'none for a person who joined this year',
      { insurances: insured({ validFrom: '2026-01-02' }) },
      undefined,
    ],
    [
      'those insured to their last day',
      { insurances: insured({ validUntil: '2026-12-31' }) },
      [2024, 2025],
    ],
    // Own risk begins on the first of the month after the 18th birthday.
    ['those of age throughout', { geboortedatum: '2006-12-31' }, [2025, 2026]],
    ['not the one in which own risk began', { geboortedatum: '2007-01-01' }, [2026]],
  ])('are %s', (_what, own, years) => {
    expect(yearsOf(own)).toEqual(years);
  });
});

describe('compareVoluntary', () => {
  it.each([
    ['2026-11-11', false],
    ['2026-11-12', true],
    ['2026-12-31', true],
    ['2027-01-01', false],
    ['2026-10-31', false],
  ])('returns a comparison in season only: %s %s', (day, isInSeason) => {
    expect(of({}, Temporal.PlainDate.from(day)) !== undefined).toBe(isInSeason);
  });

  it.each<[string, Partial<VerwachtingFacts>]>([
    [
      'where none is offered',
      { amounts: facts.amounts.map((row) => ({ ...row, voluntaryPossible: false })) },
    ],
    ['where own risk of the year is unknown', { amounts: [] }],
    ['for a person who pays own risk in terms', { termijnBrands: ['ZZ'] }],
  ])('returns undefined %s', (_what, own) => {
    expect(of(own)).toBeUndefined();
  });

  it('ignores own risk in terms with the other brand', () => {
    expect(of({ termijnBrands: ['AZVZ'] })).toBeDefined();
  });
});
