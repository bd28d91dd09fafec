import { expect, it } from 'vitest';
import { earlierYears, eigenRisicoPerYear } from './wrongYear.ts';

const line = (date: string, bedragEigenRisico = 1000) => ({ datum: date, bedragEigenRisico });

it('finds care of an earlier year on an invoice of this year', () => {
  const lines = [line('2025-12-30'), line('2026-01-02'), line('2025-11-01'), line('2024-02-01')];
  expect(earlierYears('2026-02-25', lines)).toEqual(['2024', '2025']);
});

it('finds nothing when all care is of this year', () => {
  expect(earlierYears('2026-02-25', [line('2026-01-02')])).toEqual([]);
});

it('ignores lines without own risk, whose year does not matter', () => {
  expect(earlierYears('2026-02-25', [line('2025-12-30', 0)])).toEqual([]);
});

it('splits own risk by the year that it counts for', () => {
  const lines = [line('2026-01-02', 5_280), line('2025-12-30', 10_000), line('2025-11-01', 12_400)];
  expect(eigenRisicoPerYear([...lines, line('2024-02-01', 0)])).toEqual([
    ['2025', 22_400],
    ['2026', 5_280],
  ]);
});

it('finds refunds of an earlier year', () => {
  expect(earlierYears('2026-02-25', [line('2025-12-30', -1000)])).toEqual(['2025']);
});
