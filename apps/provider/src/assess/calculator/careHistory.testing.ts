import type { Brand } from '@mijn/domain/brands';
import { isZorgsoort } from '@mijn/domain/zorgsoorten';
import fc from 'fast-check';
import type { Bill } from './calculator.testing.ts';
import { exampleDekking } from '../examples.testing.ts';
import type { Dekking, EigenRisicoAmount, InsurancePeriod, VerzekerdePerson } from '../shapes.ts';

/** Care of a person over a few years: the person, the rules, and the bills in order of arrival. */
export interface CareHistory {
  readonly person: VerzekerdePerson;
  readonly rules: readonly Dekking[];
  readonly amounts: readonly EigenRisicoAmount[];
  readonly inTermijnen: readonly string[];
  readonly bills: readonly Bill[];
}

const years = [2023, 2024, 2025, 2026] as const;
const brands: readonly Brand[] = ['ZZ', 'AZVZ'];
const care = ['Huisarts', 'Ziekenhuis', 'Medicijnen', 'Fysiotherapie', 'Ziekenvervoer'] as const;

const firstDay = Date.UTC(2022, 11, 1);
const dayOf = (day: number): string =>
  new Date(firstDay + day * 86_400_000).toISOString().slice(0, 10);
// Ends on 31 December 2026.
const days = 31 + 4 * 365;
const startOf2025 = 31 + 365 + 366;
const day = fc
  .oneof(
    // Mostly in one year, so that lines interact.
    { weight: 6, arbitrary: fc.integer({ min: startOf2025, max: startOf2025 + 364 }) },
    { weight: 2, arbitrary: fc.nat(days) },
    // Boosts the turn of the year and the leap day.
    {
      weight: 1,
      arbitrary: fc.constantFrom(30, 31, 395, 396, 454, 455, 456, 761, 762, 1126, 1127),
    },
  )
  .map(dayOf);

// Limits are per kind of care, the same in every version of its cover within a year.
const limits = fc.oneof(
  fc.record({
    maximumYear: fc.option(fc.integer({ min: 0, max: 60_000 }), { nil: null }),
    bijdragePercentage: fc.constant(0),
    fixedBijdrage: fc.constant(0),
    yearlyBijdrageMaximum: fc.constant(null),
  }),
  fc.record({
    maximumYear: fc.constant(null),
    bijdragePercentage: fc.constantFrom(0, 25, 33, 100),
    fixedBijdrage: fc.constantFrom(0, 1_000),
    yearlyBijdrageMaximum: fc.option(fc.integer({ min: 0, max: 30_000 }), { nil: null }),
  }),
);

const packages = ['BASIS', 'AANVULLEND', 'AANVULLEND_PLUS'] as const;

/** Arbitrary cover of one kind of care by one package: none, one version or two. */
function versionsOf(
  brand: Brand,
  pakket: Dekking['pakket'],
  zorgsoort: (typeof care)[number],
): fc.Arbitrary<readonly Dekking[]> {
  return fc
    .record({
      // Rare overlap, because a supplementary package pays only what the basic insurance does not.
      isCovered: fc
        .integer({ min: 0, max: 4 })
        .map((die) => (pakket === 'BASIS' && zorgsoort === 'Fysiotherapie' ? die === 0 : die > 0)),
      limits,
      percentages: fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 })),
      change: fc.option(day, { nil: null }),
      ages: fc.constantFrom([0, 200], [0, 18], [18, 200]),
      exempt: fc.boolean(),
    })
    .map(({ isCovered, limits: own, percentages, change, ages: [ageFrom, ageUntil], exempt }) => {
      const one = { merk: brand, pakket, zorgsoort, ...own, ageFrom, ageUntil };
      const eigenRisico = pakket === 'BASIS' && !exempt;
      const version = (part: Partial<Dekking>) =>
        exampleDekking(0, { ...one, eigenRisico, ...part });
      if (!isCovered) return [];
      const [percentage, later] = percentages;
      if (change === null) return [version({ percentage })];
      return [
        version({ percentage, validUntil: change }),
        version({ percentage: later, validFrom: change }),
      ];
    });
}

const rules: fc.Arbitrary<readonly Dekking[]> = fc
  .tuple(
    ...brands.flatMap((brand) =>
      packages.flatMap((pakket) => care.map((zorgsoort) => versionsOf(brand, pakket, zorgsoort))),
    ),
  )
  .map((all) => all.flat());

const amounts: fc.Arbitrary<readonly EigenRisicoAmount[]> = fc
  .tuple(
    ...brands.map((brand) =>
      fc
        .record({
          verplicht: fc.constantFrom(38_500, 37_500, 46_000),
          fromBirthday: fc.boolean(),
          maximumPerTreatment: fc.constantFrom(null, null, 15_000),
        })
        .map((own) =>
          [2022, ...years].map((year) => ({
            merk: brand,
            jaar: year,
            voluntaryPossible: brand === 'ZZ',
            ...own,
          })),
        ),
    ),
  )
  .map((all) => all.flat());

/** Arbitrary consecutive periods, sometimes with gaps, with different brands, packages and own risk. */
const insurances: fc.Arbitrary<readonly InsurancePeriod[]> = fc
  .record({
    days: fc.uniqueArray(day, { minLength: 1, maxLength: 5 }),
    plans: fc.array(
      fc.record({
        polisnummer: fc.constant('P1'),
        merk: fc.constantFrom('ZZ' as const, 'ZZ' as const, 'AZVZ' as const),
        aanvullend: fc.constantFrom('AANVULLEND' as const, 'AANVULLEND_PLUS' as const, null),
        voluntaryEigenRisico: fc.constantFrom(0, 0, 10_000, 30_000, 50_000),
        isInsured: fc.integer({ min: 0, max: 5 }).map((die) => die > 0),
      }),
      { minLength: 5, maxLength: 5 },
    ),
  })
  .map(({ days: changes, plans }) => {
    const ordered = changes.toSorted();
    return plans.slice(0, ordered.length).flatMap(({ isInsured, ...plan }, i) => {
      const validFrom = ordered[i] ?? '';
      return isInsured ? [{ ...plan, validFrom, validUntil: ordered[i + 1] ?? null }] : [];
    });
  });

const birth = fc.oneof(
  fc.constantFrom(
    '1948-05-01',
    '1990-02-28',
    '2006-02-28',
    '2008-02-29',
    '2007-12-31',
    '2008-01-01',
  ),
  fc
    .date({ min: new Date('2004-01-01'), max: new Date('2009-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
);

const bill: fc.Arbitrary<Bill> = fc
  .record({
    zorgsoort: fc.constantFrom(...care, 'Fysiotherapie', 'Tandarts').filter(isZorgsoort),
    behandelDatum: day,
    bedrag: fc.oneof(fc.nat(60_000), fc.nat(300)),
    later: fc.oneof(fc.nat(60), fc.integer({ min: 1_090, max: 1_100 })),
  })
  .map(({ later, ...own }) => {
    const submitted = new Date(Date.parse(own.behandelDatum) + later * 86_400_000);
    return { ...own, submittedOn: submitted.toISOString().slice(0, 10) };
  });

/** Arbitrary history, with changing cover and brands, late bills, turning 18, and terms. */
export const careHistory: fc.Arbitrary<CareHistory> = fc.record({
  person: fc.record({ geboorteDatum: birth, insurances }),
  rules,
  amounts,
  inTermijnen: fc.subarray(brands.flatMap((brand) => years.map((year) => `${brand}/${year}`))),
  bills: fc.array(bill, { minLength: 1, maxLength: 14 }),
});
