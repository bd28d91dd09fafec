import { describe, expect, it } from 'vitest';
import { adult, dekkingen, eigenRisicoAmounts, line } from './examples.testing.ts';
import { type CareFacts, judge } from './judge.ts';

const facts: CareFacts = {
  geboortedatum: adult.geboorteDatum,
  insurances: adult.insurances,
  dekkingen,
  amounts: eigenRisicoAmounts,
  usage: [],
  sharedUsage: [],
  termijnYears: [],
};

/** Returns the payout of € 300 in hospital. */
function paid(own: Partial<CareFacts>, behandelDatum = '2026-03-02') {
  const regels = [line({ behandelDatum, bedrag: 30_000 })];
  return judge({ ...facts, ...own }, '2026-11-21', regels)?.map(
    ({ amounts }) => amounts.uitgekeerd,
  );
}

describe('judge', () => {
  it('counts earlier usage of the same year only', () => {
    const usage = [
      {
        merk: 'ZZ',
        pakket: 'BASIS',
        zorgsoort: 'Ziekenhuis',
        jaar: 2026,
        eigenRisico: 40_000,
        covered: 40_000,
        aantal: 1,
        bijdrage: 0,
      },
    ] as const;
    expect(paid({})).toEqual([0]);
    expect(paid({ usage })).toEqual([21_500]);
    expect(paid({ usage }, '2025-03-02')).toEqual([0]);
  });

  it('withholds nothing of own risk paid in terms', () => {
    expect(paid({ termijnYears: [{ merk: 'ZZ', jaar: 2026 }] })).toEqual([30_000]);
    expect(paid({ termijnYears: [{ merk: 'ZZ', jaar: 2025 }] })).toEqual([0]);
  });

  it('counts each line for the next one of the same claim', () => {
    const regels = [line({ bedrag: 40_000 }), line({ bedrag: 20_000 })];
    const amounts = judge(facts, '2026-11-21', regels)?.map((one) => one.amounts.uitgekeerd);
    expect(amounts).toEqual([0, 11_500]);
  });

  it('returns undefined when the own risk of the year is unknown', () => {
    expect(paid({ amounts: [] })).toBeUndefined();
  });

  it('throws any other error', () => {
    expect(() => paid({ geboortedatum: 'unknown' })).toThrow(RangeError);
  });
});
