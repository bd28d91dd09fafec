import { describe, expect, it } from 'vitest';
import { offset } from './offset.rules.ts';

const open = (...amounts: readonly number[]) =>
  amounts.map((amount, i) => ({ kenmerk: `F${i + 1}`, open: amount }));

const setOff = (tegoed: number, ...amounts: readonly number[]) =>
  offset(tegoed, open(...amounts)).map(({ kenmerk, bedrag }) => [kenmerk, bedrag]);

describe('a credit is set off', () => {
  it('against the invoice that is given first, then against the next', () => {
    expect(setOff(4_000, 3_000, 5_000)).toEqual([
      ['F1', 3_000],
      ['F2', 1_000],
    ]);
  });

  it.each([
    ['a cent less than is open', 2_999, [['F1', 2_999]]],
    ['just what is open: the next invoice is not touched', 3_000, [['F1', 3_000]]],
    [
      'a cent more than is open',
      3_001,
      [
        ['F1', 3_000],
        ['F2', 1],
      ],
    ],
    [
      'more than all that is open: the rest is left to pay out',
      9_000,
      [
        ['F1', 3_000],
        ['F2', 5_000],
      ],
    ],
  ])('of %s', (_what, tegoed, expected) => {
    expect(setOff(tegoed, 3_000, 5_000)).toEqual(expected);
  });

  it('against nothing where there is no credit, or nothing is open', () => {
    expect(setOff(0, 3_000, 5_000)).toEqual([]);
    expect(setOff(4_000)).toEqual([]);
  });
});
