import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toVerrekeningen } from './verrekening.rules.ts';

const open = (...amounts: readonly number[]) =>
  amounts.map((amount, i) => ({ kenmerk: `F${i + 1}`, open: amount }));

const setOff = (tegoed: number, ...amounts: readonly number[]) =>
  toVerrekeningen(tegoed, open(...amounts)).map(({ kenmerk, bedrag }) => [kenmerk, bedrag]);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

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

  it('as far as it goes, and never against more than is open', () => {
    const openAmounts = fc.array(fc.integer({ min: 1, max: 50_000 }));
    fc.assert(
      fc.property(fc.nat(100_000), openAmounts, (tegoed, amounts) => {
        const entries = open(...amounts);
        const done = toVerrekeningen(tegoed, entries);
        expect(sum(done.map(({ bedrag }) => bedrag))).toBe(Math.min(tegoed, sum(amounts)));
        const openOf = new Map(entries.map((entry) => [entry.kenmerk, entry.open]));
        const tooMuch = done.filter(({ kenmerk, bedrag }) => bedrag > (openOf.get(kenmerk) ?? 0));
        expect(tooMuch).toEqual([]);
      }),
    );
  });
});
