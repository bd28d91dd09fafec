import { describe, expect, it } from 'vitest';
import { perDay, perMonth, perYear } from './perPeriod.ts';

const row = (date: string) => ({ datum: date });

describe('perMonth', () => {
  it('groups claims by month, in their order', () => {
    const rows = [
      { nummer: '3', datum: '2026-11-20' },
      { nummer: '2', datum: '2026-11-02' },
      { nummer: '1', datum: '2025-11-02' },
    ];
    expect(perMonth(rows).map(({ period, rows: from }) => [period, from.length])).toEqual([
      ['2026-11', 2],
      ['2025-11', 1],
    ]);
  });

  it('returns no month without claims', () => {
    expect(perMonth([])).toEqual([]);
  });
});

describe('messages by day', () => {
  it('groups neighbours of one day', () => {
    const rows = [row('2026-11-02'), row('2026-11-02'), row('2026-11-01')];
    expect(perDay(rows)).toEqual([
      { period: '2026-11-02', rows: rows.slice(0, 2) },
      { period: '2026-11-01', rows: rows.slice(2) },
    ]);
  });
});

describe('perYear', () => {
  it('groups invoices by year, in their order', () => {
    const rows = [row('2026-11-01'), row('2026-01-01'), row('2025-12-01')];
    expect(perYear(rows)).toEqual([
      { period: '2026', rows: rows.slice(0, 2) },
      { period: '2025', rows: rows.slice(2) },
    ]);
  });

  it('returns no headings without invoices', () => {
    expect(perYear([])).toEqual([]);
  });
});
