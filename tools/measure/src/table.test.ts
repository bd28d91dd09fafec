import { expect, it, vi } from 'vitest';
import { formatTable, median, reaches, takeRows, type Row } from './table.ts';

const row: Row = { what: 'list', ours: 30, floor: 10, unit: 'ms', goal: { atMost: 3 } };

it.each([
  [[7], 7],
  [[30, 4, 100], 30],
  [[4, 1, 3, 2], 3],
])('returns the median of %j', (figures, middle) => {
  expect(median(figures)).toBe(middle);
});

it('compares the ratio with the goal if there is a floor, else the figure', () => {
  expect(reaches(row)).toBe(true);
  expect(reaches({ ...row, ours: 31 })).toBe(false);
  expect(reaches({ what: 'a', ours: 3, unit: '/s', goal: { atLeast: 4 } })).toBe(false);
});

it('marks a figure that could not be measured', async () => {
  const rows = await takeRows('pages', () => Promise.resolve([row, { ...row, floor: median([]) }]));
  expect(rows).toEqual([row, { what: 'list', error: 'was not measured' }]);
  expect(rows.map(reaches)).toEqual([true, false]);
});

it('stops a part that does not end', async () => {
  vi.useFakeTimers();
  const rows = takeRows('comeback', () => new Promise(() => {}));
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(await rows).toEqual([{ what: 'comeback', error: 'does not end' }]);
});

it('prints the other rows and the error of a failing part', async () => {
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
