import { expect, it } from 'vitest';
import { createLogLimit } from './logLimit.ts';

it('allows the first of each window and reports the number of suppressed lines', () => {
  let time = 0;
  const rest: number[] = [];
  const now = () => time;
  const mayTell = createLogLimit({
    most: 3,
    windowMs: 1_000,
    tellRest: (count) => rest.push(count),
    now,
  });
  const ask = (times: number) => Array.from({ length: times }, mayTell).filter(Boolean).length;

  expect([ask(10), rest]).toEqual([3, []]);
  time = 1_000;
  expect([ask(2), rest]).toEqual([2, [7]]);
  time = 2_000;
  expect([ask(1), rest]).toEqual([1, [7]]);
});
