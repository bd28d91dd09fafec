import { describe, expect, it } from 'vitest';
import { eigenRisicoParts } from './eigenRisicoParts.ts';

const year = (totaalVerbruikt: number, vrijwilligBedrag = 10_000) => ({
  verplichtBedrag: 38_500,
  vrijwilligBedrag,
  totaalVerbruikt,
  totaalResterend: 38_500 + vrijwilligBedrag - totaalVerbruikt,
  inTermijnen: null,
});

describe('eigenRisicoParts', () => {
  it('fills the mandatory part first', () => {
    expect(eigenRisicoParts(year(17_260))).toEqual({
      used: 17_260,
      requiredRemaining: 21_240,
      voluntaryRemaining: 10_000,
    });
  });

  it('uses the voluntary part once the mandatory one is used up', () => {
    expect(eigenRisicoParts(year(43_500))).toEqual({
      used: 43_500,
      requiredRemaining: 0,
      voluntaryRemaining: 5_000,
    });
  });

  it('leaves nothing once all is used', () => {
    expect(eigenRisicoParts(year(38_500, 0))).toEqual({
      used: 38_500,
      requiredRemaining: 0,
      voluntaryRemaining: 0,
    });
  });
});
