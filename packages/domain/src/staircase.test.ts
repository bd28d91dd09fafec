import { describe, expect, it } from 'vitest';
import { staircaseAmounts } from './staircase.ts';

const line = (gedeclareerd: number, eigenRisico: number, paidOut: number, bijdrage = 0) => ({
  gedeclareerdBedrag: gedeclareerd,
  eigenRisicoBedrag: eigenRisico,
  uitgekeerdBedrag: paidOut,
  stappen: [{ stap: 'wettelijkeBijdrage', bedrag: bijdrage }],
});

describe('staircaseAmounts', () => {
  it('adds up the lines of a claim', () => {
    expect(staircaseAmounts([line(5500, 0, 4125), line(5500, 1250, 2875)])).toEqual({
      gedeclareerd: 11000,
      notCovered: 2750,
      wettelijkeBijdrage: 0,
      eigenRisico: 1250,
      uitgekeerd: 7000,
    });
  });

  it('separates the statutory contribution from what is not covered', () => {
    const staircase = staircaseAmounts([line(6000, 5000, 0, 1000)]);
    expect(staircase.wettelijkeBijdrage).toBe(1000);
    expect(staircase.notCovered).toBe(0);
  });

  it('adds up to the cent, also if the insurer gives no steps', () => {
    const staircase = staircaseAmounts([{ ...line(10001, 333, 6667), stappen: [] }]);
    const { gedeclareerd, notCovered, wettelijkeBijdrage, eigenRisico, uitgekeerd } = staircase;
    expect(gedeclareerd - notCovered - wettelijkeBijdrage - eigenRisico).toBe(uitgekeerd);
  });
});
