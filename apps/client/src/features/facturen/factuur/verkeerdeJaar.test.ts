import { expect, it } from 'vitest';
import { eerdereJaren } from './verkeerdeJaar.ts';

const regel = (datum: string, bedragEigenRisico = 1000) => ({ datum, bedragEigenRisico });

it('finds care of an earlier year on the bill of this year', () => {
  const regels = [
    regel('2025-12-30'),
    regel('2026-01-02'),
    regel('2025-11-01'),
    regel('2024-02-01'),
  ];
  expect(eerdereJaren('2026-02-25', regels)).toEqual(['2024', '2025']);
});

it('finds nothing where all care is of this year', () => {
  expect(eerdereJaren('2026-02-25', [regel('2026-01-02')])).toEqual([]);
});

it('leaves out what takes no own risk: then the year does not matter', () => {
  expect(eerdereJaren('2026-02-25', [regel('2025-12-30', 0)])).toEqual([]);
});
