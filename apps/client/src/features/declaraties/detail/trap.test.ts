import { describe, expect, it } from 'vitest';
import { trapBedragen } from './trap.ts';

const regel = (gedeclareerd: number, eigenRisico: number, uitgekeerd: number, bijdrage = 0) => ({
  gedeclareerdBedrag: gedeclareerd,
  eigenRisicoBedrag: eigenRisico,
  uitgekeerdBedrag: uitgekeerd,
  stappen: [{ stap: 'wettelijkeBijdrage', bedrag: bijdrage }],
});

describe('from declared to paid out', () => {
  it('adds the lines of a claim up', () => {
    expect(trapBedragen([regel(5500, 0, 4125), regel(5500, 1250, 2875)])).toEqual({
      gedeclareerd: 11000,
      nietVergoed: 2750,
      wettelijkeBijdrage: 0,
      eigenRisico: 1250,
      uitgekeerd: 7000,
    });
  });

  it('keeps the statutory contribution apart from what is not covered', () => {
    const trap = trapBedragen([regel(6000, 5000, 0, 1000)]);
    expect(trap.wettelijkeBijdrage).toBe(1000);
    expect(trap.nietVergoed).toBe(0);
  });

  it('adds up to the cent, also where the insurer tells no steps', () => {
    const trap = trapBedragen([{ ...regel(10001, 333, 6667), stappen: [] }]);
    const { gedeclareerd, nietVergoed, wettelijkeBijdrage, eigenRisico, uitgekeerd } = trap;
    expect(gedeclareerd - nietVergoed - wettelijkeBijdrage - eigenRisico).toBe(uitgekeerd);
  });
});
