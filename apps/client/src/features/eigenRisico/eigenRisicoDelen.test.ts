import { describe, expect, it } from 'vitest';
import { eigenRisicoDelen } from './eigenRisicoDelen.ts';

const jaar = (totaalVerbruikt: number, vrijwilligBedrag = 10_000) => ({
  verplichtBedrag: 38_500,
  vrijwilligBedrag,
  totaalVerbruikt,
  totaalResterend: 38_500 + vrijwilligBedrag - totaalVerbruikt,
});

describe('what is left of the own risk', () => {
  it('fills the mandatory part first', () => {
    expect(eigenRisicoDelen(jaar(17_260))).toEqual({
      gebruikt: 17_260,
      verplichtOver: 21_240,
      vrijwilligOver: 10_000,
    });
  });

  it('then the voluntary part', () => {
    expect(eigenRisicoDelen(jaar(43_500))).toEqual({
      gebruikt: 43_500,
      verplichtOver: 0,
      vrijwilligOver: 5_000,
    });
  });

  it('leaves nothing once all is used', () => {
    expect(eigenRisicoDelen(jaar(38_500, 0))).toEqual({
      gebruikt: 38_500,
      verplichtOver: 0,
      vrijwilligOver: 0,
    });
  });
});
