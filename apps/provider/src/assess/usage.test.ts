import { describe, expect, it } from 'vitest';
import { exampleDekking } from './examples.testing.ts';
import type { Dekking } from './shapes.ts';
import { countLine, emptyUsage, type UsageRow, usageOf } from './usage.ts';

const amounts = {
  gedeclareerd: 10_000,
  notCovered: 2_000,
  wettelijkeBijdrage: 1_000,
  compulsoryEigenRisico: 3_000,
  voluntaryEigenRisico: 500,
  inTermijnen: 0,
  uitgekeerd: 3_500,
};

const counted = (own: Partial<Dekking>, part: Partial<typeof amounts> = {}, usage = emptyUsage) =>
  countLine(usage, {
    amounts: { ...amounts, ...part },
    aantal: 2,
    dekking: exampleDekking(1, own),
    polisnummer: 'P1',
    jaar: 2026,
  });

describe('the usage of a line', () => {
  it('includes both kinds of own risk, the covered amount and the contribution, by brand, care and year', () => {
    const once = counted({});
    expect(once).toEqual({
      eigenRisico: { 'ZZ/2026': 3_500 },
      covered: { 'ZZ/BASIS/Ziekenhuis/2026': 8_000 },
      aantal: {},
      shared: {},
      bijdrage: { 'ZZ/BASIS/Ziekenhuis/2026': 1_000 },
    });
    expect(counted({}, {}, once)).toMatchObject({
      eigenRisico: { 'ZZ/2026': 7_000 },
      covered: { 'ZZ/BASIS/Ziekenhuis/2026': 16_000 },
    });
  });

  it('counts treatments where they are limited and something was covered', () => {
    const limited = { maximumTreatments: 9 };
    expect(counted(limited).aantal).toEqual({ 'ZZ/BASIS/Ziekenhuis/2026': 2 });
    const { aantal, covered } = counted(limited, { notCovered: 10_000 });
    expect([aantal, covered]).toEqual([{}, {}]);
    expect(counted({}).aantal).toEqual({});
  });

  it('counts for the budget shared on its policy, by policy and name', () => {
    const shared = { name: 'Tandarts en bril', maximumYear: 40_000 };
    expect(counted({ shared }).shared).toEqual({ 'P1/ZZ/BASIS/Tandarts en bril/2026': 8_000 });
  });

  it('is empty for a refused line', () => {
    const refused = { amounts, aantal: 2, dekking: null, polisnummer: null, jaar: 2026 };
    const usage = countLine(emptyUsage, refused);
    expect(usage).toEqual(emptyUsage);
  });
});

const row = (own: Partial<UsageRow>): UsageRow => ({
  merk: 'ZZ',
  pakket: 'BASIS',
  zorgsoort: 'Ziekenhuis',
  jaar: 2026,
  eigenRisico: 0,
  covered: 0,
  aantal: 0,
  bijdrage: 0,
  ...own,
});

describe('the usage in the books', () => {
  it('adds up own risk of all care with a brand in a year, and separates budgets', () => {
    const usage = usageOf(
      [
        row({ eigenRisico: 10_000, covered: 20_000, aantal: 2 }),
        row({ zorgsoort: 'Medicijnen', eigenRisico: 2_500, covered: 3_500, bijdrage: 1_000 }),
        row({ jaar: 2025, eigenRisico: 700 }),
        row({ merk: 'AZVZ', eigenRisico: 900 }),
      ],
      [],
    );
    expect(usage.eigenRisico).toEqual({ 'ZZ/2026': 12_500, 'ZZ/2025': 700, 'AZVZ/2026': 900 });
    expect(usage.covered).toMatchObject({
      'ZZ/BASIS/Ziekenhuis/2026': 20_000,
      'ZZ/BASIS/Medicijnen/2026': 3_500,
    });
    expect(usage.aantal['ZZ/BASIS/Ziekenhuis/2026']).toBe(2);
    expect(usage.bijdrage['ZZ/BASIS/Medicijnen/2026']).toBe(1_000);
  });

  it('separates shared budgets by policy', () => {
    const shared = { name: 'Tandarts en bril' };
    const used = { merk: 'ZZ', pakket: 'AANVULLEND', shared, jaar: 2026 } as const;
    const onPolicies = [
      { ...used, polisnummer: 'P1', covered: 37_000 },
      { ...used, polisnummer: 'P2', covered: 500 },
    ];
    expect(usageOf([], onPolicies)).toEqual({
      ...emptyUsage,
      shared: {
        'P1/ZZ/AANVULLEND/Tandarts en bril/2026': 37_000,
        'P2/ZZ/AANVULLEND/Tandarts en bril/2026': 500,
      },
    });
  });
});
