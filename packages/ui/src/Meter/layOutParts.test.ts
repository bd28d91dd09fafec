import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layOutParts } from './layOutParts.ts';

test('places the parts end to end over the whole width', () => {
  fc.assert(
    fc.property(fc.nat(50_000), fc.nat(50_000), fc.nat(50_000), (used, remaining, voluntary) => {
      fc.pre(used + remaining + voluntary > 0);
      const surfaces = layOutParts([
        { kind: 'used', size: used },
        { kind: 'remaining', size: remaining },
        { kind: 'voluntary', size: voluntary },
      ]);
      let right = 0;
      for (const { x, width } of surfaces) {
        expect(x).toBeCloseTo(right);
        right = x + width;
      }
      expect(right).toBeCloseTo(100);
    }),
  );
});

test('returns no parts without own risk', () => {
  expect(layOutParts([{ kind: 'used', size: 0 }])).toEqual([]);
});
