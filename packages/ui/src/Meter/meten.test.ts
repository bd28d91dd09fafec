import fc from 'fast-check';
import { expect, test } from 'vitest';
import { legDelen } from './meten.ts';

test('the parts lie end to end and fill the meter', () => {
  fc.assert(
    fc.property(fc.nat(50_000), fc.nat(50_000), fc.nat(50_000), (gebruikt, over, vrijwillig) => {
      fc.pre(gebruikt + over + vrijwillig > 0);
      const vlakken = legDelen([
        { soort: 'gebruikt', label: '', cents: gebruikt },
        { soort: 'over', label: '', cents: over },
        { soort: 'vrijwillig', label: '', cents: vrijwillig },
      ]);
      let rechts = 0;
      for (const { x, breedte } of vlakken) {
        expect(x).toBeCloseTo(rechts);
        rechts = x + breedte;
      }
      expect(rechts).toBeCloseTo(100);
    }),
  );
});

test('a person without own risk has an empty meter', () => {
  expect(legDelen([{ soort: 'gebruikt', label: '', cents: 0 }])).toEqual([]);
});
