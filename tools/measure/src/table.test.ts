import { expect, it } from 'vitest';
import { formatLine, formatTable, reaches, type Row } from './table.ts';

const page: Row = { what: 'page', ours: 90, floor: 60, unit: 'ms', goal: { atMost: 1.5 } };
const load: Row = { what: 'load', ours: 30, floor: 100, unit: '/s', goal: { atLeast: 0.35 } };

it('holds a figure against the floor of the same run', () => {
  expect(reaches(page)).toBe(true);
  expect(reaches({ ...page, ours: 91 })).toBe(false);
  expect(reaches(load)).toBe(false);
  expect(reaches({ ...page, ours: Number.NaN })).toBe(false);
});

it('shows what was measured, and whether it is enough', () => {
  const bytes: Row = { what: 'script', ours: 104, unit: 'kB', goal: { atMost: 105 } };
  expect(formatTable([page, load, bytes]).split('\n')).toEqual([
    'what    ours      floor     ratio   goal      reached',
    'page    90.00 ms  60.00 ms  1.50 ×  ≤ 1.5 ×   yes',
    'load    30.00 /s  100 /s    0.30 ×  ≥ 0.35 ×  NO',
    'script  104 kB    –         –       ≤ 105 kB  yes',
  ]);
});

it('leaves its figures in one line', () => {
  expect(formatLine([page, load])).toBe('page 90.00 ms (1.50 ×); load 30.00 /s (0.30 ×)');
});
