import { describe, expect, it } from 'vitest';
import { perMonth } from './perMonth.ts';

describe('claims by month', () => {
  it('puts claims of one month under one heading, newest first as they came', () => {
    const rows = [
      { nummer: '3', datum: '2026-11-20' },
      { nummer: '2', datum: '2026-11-02' },
      { nummer: '1', datum: '2025-11-02' },
    ];
    expect(perMonth(rows).map(({ month, rows: from }) => [month, from.length])).toEqual([
      ['2026-11', 2],
      ['2025-11', 1],
    ]);
  });

  it('gives no month for no claims', () => {
    expect(perMonth([])).toEqual([]);
  });
});
