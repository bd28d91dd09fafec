import { describe, expect, it } from 'vitest';
import { adultFrom, yearsLater, eigenRisicoOfYear } from './yearEigenRisico.ts';
import type { VerzekerdePerson, InsurancePeriod } from '../shapes.ts';
import { eigenRisicoAmounts, adult } from '../examples.testing.ts';

function year(person: VerzekerdePerson, brand: 'ZZ' | 'AZVZ' = 'ZZ'): [number, number] {
  const { verplicht, voluntary } = eigenRisicoOfYear(person, brand, 2026, eigenRisicoAmounts);
  return [verplicht, voluntary];
}

function withPeriods(...periods: Partial<InsurancePeriod>[]): VerzekerdePerson {
  const [plain] = adult.insurances;
  if (!plain) throw new Error('no insurance');
  return { ...adult, insurances: periods.map((part) => ({ ...plain, ...part })) };
}

describe('eigenRisicoOfYear', () => {
  it('returns the full amount for a fully insured year', () => {
    expect(year(adult)).toEqual([38_500, 10_000]);
  });

  it('is proportional to the days, rounded to whole euros, for a part of the year', () => {
    // 30 of 365 days: 31.64 and 8.22 euros.
    expect(year(withPeriods({ validFrom: '2026-12-02' }))).toEqual([3200, 800]);
    expect(year(withPeriods({ validUntil: '2026-01-31' }))).toEqual([3200, 800]);
  });

  it('starts on the first of the month after the 18th birthday', () => {
    // 153 of 365 days: 161.38 and 41.92 euros.
    for (const birthDate of ['2008-07-01', '2008-07-15', '2008-07-31']) {
      expect(adultFrom(birthDate)).toBe('2026-08-01');
      expect(year({ ...adult, geboorteDatum: birthDate })).toEqual([16_100, 4200]);
    }
    expect(year({ ...adult, geboorteDatum: '2008-12-01' })).toEqual([0, 0]);
    // 334 of 365 days: 352.30 and 91.51 euros.
    expect(year({ ...adult, geboorteDatum: '2008-01-01' })).toEqual([35_200, 9200]);
    expect(year({ ...adult, geboorteDatum: '2007-12-31' })).toEqual([38_500, 10_000]);
  });

  it('counts days from the birthday for a brand that does so', () => {
    const amounts = eigenRisicoAmounts.map((amount) => ({ ...amount, fromBirthday: true }));
    const of = (geboorteDatum: string) =>
      eigenRisicoOfYear({ ...adult, geboorteDatum }, 'ZZ', 2026, amounts).verplicht;
    // 170 of 365 days: 179.32 euros.
    expect(of('2008-07-15')).toBe(17_900);
    // Own risk begins in the next year.
    expect(of('2008-12-10')).toBe(0);
  });

  it('adds up periods with different voluntary amounts by their days', () => {
    const person = withPeriods(
      { validUntil: '2026-07-02', voluntaryEigenRisico: 0 },
      { validFrom: '2026-07-02', voluntaryEigenRisico: 50_000 },
    );
    // 183 of 365 days: 250.68 euros.
    expect(year(person)).toEqual([38_500, 25_100]);
  });

  it('has no voluntary own risk with AZVZ, and counts only its own days', () => {
    const person = withPeriods({ merk: 'AZVZ', voluntaryEigenRisico: 50_000 });
    expect(year(person, 'AZVZ')).toEqual([38_500, 0]);
    expect(year(person, 'ZZ')).toEqual([0, 0]);
  });

  it('lets a child born on 29 February turn 18 on 1 March of a common year', () => {
    expect(yearsLater('2008-02-29', 18)).toBe('2026-03-01');
    expect(yearsLater('2008-02-29', 20)).toBe('2028-02-29');
  });
});
