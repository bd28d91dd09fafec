import { expect, it } from 'vitest';
import { perYear } from './perYear.ts';

const row = (datum: string) => ({ datum });

it('puts the invoices of one year under one heading, the newest first as they came', () => {
  const rows = [row('2026-11-01'), row('2026-01-01'), row('2025-12-01')];
  expect(perYear(rows)).toEqual([
    { jaar: '2026', rows: rows.slice(0, 2) },
    { jaar: '2025', rows: rows.slice(2) },
  ]);
});

it('has no headings without invoices', () => {
  expect(perYear([])).toEqual([]);
});
