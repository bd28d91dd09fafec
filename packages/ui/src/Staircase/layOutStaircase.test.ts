import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDeducted, layOutStaircase, type Tread } from './layOutStaircase.ts';

const cents = fc.nat(1_000_000);
const staircase = fc
  .record({ notCovered: cents, eigenRisico: cents, paidOut: cents })
  .map((parts): Tread[] => {
    const { notCovered, eigenRisico, paidOut } = parts;
    return [
      { kind: 'declared', label: '', cents: notCovered + eigenRisico + paidOut },
      { kind: 'notCovered', label: '', cents: notCovered },
      { kind: 'eigenRisico', label: '', cents: eigenRisico },
      { kind: 'paidOut', label: '', cents: paidOut },
    ];
  });

test('ends every deduction where the previous one began, down to the payout', () => {
  fc.assert(
    fc.property(staircase, (treads) => {
      const bars = layOutStaircase(treads);
      let right = bars[0]?.width ?? 0;
      for (const [i, { x, width }] of bars.entries()) {
        if (!treads[i] || !isDeducted(treads[i])) continue;
        expect(x + width).toBeCloseTo(right);
        right = x;
      }
      expect(bars.at(-1)?.width).toBeCloseTo(right);
    }),
  );
});

test('returns empty bars if nothing was declared', () => {
  const bars = layOutStaircase([{ kind: 'declared', label: '', cents: 0 }]);
  expect(bars).toEqual([{ x: 0, width: 0 }]);
});
