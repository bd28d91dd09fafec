import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gaatEraf, legTrappen, type Trede } from './trappen.ts';

const cents = fc.nat(1_000_000);
const trap = fc
  .record({ nietVergoed: cents, eigenRisico: cents, uitbetaald: cents })
  .map((delen): Trede[] => {
    const { nietVergoed, eigenRisico, uitbetaald } = delen;
    return [
      { soort: 'gedeclareerd', label: '', cents: nietVergoed + eigenRisico + uitbetaald },
      { soort: 'nietVergoed', label: '', cents: nietVergoed },
      { soort: 'eigenRisico', label: '', cents: eigenRisico },
      { soort: 'uitbetaald', label: '', cents: uitbetaald },
    ];
  });

test('every deduction ends where the one before it began, down to what is paid out', () => {
  fc.assert(
    fc.property(trap, (treden) => {
      const balken = legTrappen(treden);
      let rechts = balken[0]?.breedte ?? 0;
      for (const [i, { x, breedte }] of balken.entries()) {
        if (!treden[i] || !gaatEraf(treden[i])) continue;
        expect(x + breedte).toBeCloseTo(rechts);
        rechts = x;
      }
      expect(balken.at(-1)?.breedte).toBeCloseTo(rechts);
    }),
  );
});

test('nothing declared gives bars of nothing', () => {
  const balken = legTrappen([{ soort: 'gedeclareerd', label: '', cents: 0 }]);
  expect(balken).toEqual([{ x: 0, breedte: 0 }]);
});
