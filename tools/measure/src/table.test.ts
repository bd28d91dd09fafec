import { expect, it } from 'vitest';
import { formatTable, median, reaches, takeRows, type Row } from './table.ts';

const row: Row = { what: 'list', ours: 30, floor: 10, unit: 'ms', goal: { atMost: 3 } };

it.each([
  [[7], 7],
  [[30, 4, 100], 30],
  [[4, 1, 3, 2], 3],
])('takes the middle of %j', (figures, middle) => {
  expect(median(figures)).toBe(middle);
});

it('holds the ratio against the goal where there is a floor, else the figure', () => {
  expect(reaches(row)).toBe(true);
  expect(reaches({ ...row, ours: 31 })).toBe(false);
  expect(reaches({ what: 'a', ours: 3, unit: '/s', goal: { atLeast: 4 } })).toBe(false);
});

it('does not reach a goal with a figure that could not be taken', () => {
  expect(reaches({ ...row, ours: Number.NaN })).toBe(false);
});

it('prints the other rows and the error of a part that fails', async () => {
  const failed = await takeRows('comeback', () => Promise.reject(new Error('no port')));
  expect(
    formatTable([row, ...failed])
      .split('\n')
      .slice(2),
  ).toEqual([
    '| list | 30.00 ms | 10.00 ms | 3.00 × | ≤ 3 × | yes |',
    '| comeback | failed: no port |  |  |  | NO |',
  ]);
});
