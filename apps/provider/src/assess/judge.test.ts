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

/** What is paid of € 300 in hospital. */
function paid(own: Partial<CareFacts>, behandelDatum = '2026-03-02') {
  const regels = [line({ behandelDatum, bedrag: 30_000 })];
  return judge({ ...facts, ...own }, '2026-11-21', regels)?.map(
    ({ amounts }) => amounts.uitgekeerd,
  );
}

describe('lines judged by what is known of somebody', () => {
  it('count what was used before, of the same year only', () => {
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

  it('hold nothing back of own risk that is paid in terms', () => {
    expect(paid({ termijnYears: [{ merk: 'ZZ', jaar: 2026 }] })).toEqual([30_000]);
    expect(paid({ termijnYears: [{ merk: 'ZZ', jaar: 2025 }] })).toEqual([0]);
  });

  it('count for the next line of the same claim', () => {
    const regels = [line({ bedrag: 40_000 }), line({ bedrag: 20_000 })];
    const amounts = judge(facts, '2026-11-21', regels)?.map((one) => one.amounts.uitgekeerd);
    expect(amounts).toEqual([0, 11_500]);
  });

  it('wait where the own risk of the year is not known', () => {
    expect(paid({ amounts: [] })).toBeUndefined();
  });

  it('wait for nothing else: what is wrong with the data is told', () => {
    expect(() => paid({ geboortedatum: 'unknown' })).toThrow(RangeError);
  });
});
