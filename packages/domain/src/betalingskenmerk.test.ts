import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  controlecijfer,
  formatBetalingskenmerk,
  isBetalingskenmerk,
  maakBetalingskenmerk,
} from './betalingskenmerk.ts';

const nummers = fc.integer({ min: 0, max: 999_999_999_999_999 });

it('accepts the published example', () => {
  expect(isBetalingskenmerk('5000056789012345')).toBe(true);
  expect(controlecijfer('000056789012345')).toBe(5);
  expect(maakBetalingskenmerk(56_789_012_345)).toBe('5000056789012345');
});

it('is always one digit: what would be 10 becomes 1, and 11 becomes 0', () => {
  // Sum 1 gives 10, sum 0 gives 11.
  expect(controlecijfer('000001000000000')).toBe(1);
  expect(controlecijfer('000000000000000')).toBe(0);
});

it('is valid for every running number, and shown in groups of four', () => {
  fc.assert(
    fc.property(nummers, (nummer) => {
      const kenmerk = maakBetalingskenmerk(nummer);
      expect(isBetalingskenmerk(kenmerk)).toBe(true);
      expect(formatBetalingskenmerk(kenmerk)).toMatch(/^\d{4} \d{4} \d{4} \d{4}$/);
      expect(formatBetalingskenmerk(kenmerk).replaceAll(' ', '')).toBe(kenmerk);
    }),
  );
});

it('finds the digit that was typed wrongly, all but those that 10 and 11 hide', () => {
  const gevonden = fc.sample(fc.tuple(nummers, fc.nat(14), fc.integer({ min: 1, max: 9 })), 2000);
  const gemist = gevonden.filter(([nummer, plaats, erbij]) => {
    const kenmerk = maakBetalingskenmerk(nummer);
    const fout = (Number(kenmerk[plaats + 1]) + erbij) % 10;
    return isBetalingskenmerk(kenmerk.slice(0, plaats + 1) + fout + kenmerk.slice(plaats + 2));
  });
  expect(gemist.length).toBeLessThan(100);
});

it.each(['', '4000056789012345', '500005678901234', '50000567890123456', '5000 0567 8901 2345'])(
  'refuses %j',
  (tekst) => {
    expect(isBetalingskenmerk(tekst)).toBe(false);
  },
);

it('refuses to make one of what is no running number', () => {
  expect(() => maakBetalingskenmerk(-1)).toThrow(RangeError);
  expect(() => maakBetalingskenmerk(1.5)).toThrow(RangeError);
  expect(() => maakBetalingskenmerk(1_000_000_000_000_000)).toThrow(RangeError);
});
