import { describe, expect, it } from 'vitest';
import { correctedAmounts, staircaseAmounts } from './staircase.ts';

const line = (gedeclareerd: number, eigenRisico: number, paidOut: number, bijdrage = 0) => ({
  volgnummer: 1,
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

describe('correctedAmounts', () => {
  const decided = [line(30_000, 20_000, 10_000)];
  const change = {
    corrigeert: 1,
    gedeclareerdBedrag: 0,
    wettelijkeBijdrageBedrag: 0,
    eigenRisicoBedrag: -8_500,
    eigenRisicoInTermijnen: 0,
    vergoedBedrag: 8_500,
  };

  it('is the decision where nothing was corrected', () => {
    expect(correctedAmounts(decided, [])).toEqual(staircaseAmounts(decided));
  });

  it('adds each correction, and comes to nothing once all of it was taken back', () => {
    const less = correctedAmounts(decided, [change]);
    expect(less).toMatchObject({ gedeclareerd: 30_000, eigenRisico: 11_500, uitgekeerd: 18_500 });
    const rest = {
      ...change,
      gedeclareerdBedrag: -30_000,
      eigenRisicoBedrag: -11_500,
      vergoedBedrag: -18_500,
    };
    expect(Object.values(correctedAmounts(decided, [change, rest]))).toEqual([0, 0, 0, 0, 0]);
  });

  const inTermijnen = [{ ...line(30_000, 0, 30_000), eigenRisicoInTermijnen: 20_000 }];

  it('leaves own risk in terms out of what is deducted, as the decision does', () => {
    const less = { ...change, eigenRisicoInTermijnen: -8_500 };
    expect(correctedAmounts(inTermijnen, [less])).toEqual(staircaseAmounts(inTermijnen));
  });

  // After the settlement, a correction is charged by itself.
  it.each([
    ['taken back', -30_000, -20_000, -10_000, [0, 0, 0]],
    ['lowered', 0, -8_500, 8_500, [30_000, 0, 30_000]],
    ['raised', 0, 5_000, -5_000, [30_000, 5_000, 25_000]],
  ])('adds a line in terms that was %s after the settlement', (_what, declared, own, paid, now) => {
    const after = {
      ...change,
      gedeclareerdBedrag: declared,
      eigenRisicoBedrag: own,
      vergoedBedrag: paid,
    };
    const { gedeclareerd, eigenRisico, uitgekeerd, notCovered } = correctedAmounts(inTermijnen, [
      after,
    ]);
    expect([gedeclareerd, eigenRisico, uitgekeerd]).toEqual(now);
    expect(notCovered).toBe(0);
  });

  it.each([
    ['a line of the next year, deducted', { ...line(30_000, 18_500, 11_500), volgnummer: 2 }, 0],
    ['a line that its own risk shifts to', { ...line(30_000, 0, 30_000), volgnummer: 2 }, 18_500],
  ])('keeps %s apart from one in terms that was taken back', (_what, other, shifted) => {
    const back = {
      ...change,
      gedeclareerdBedrag: -30_000,
      eigenRisicoBedrag: -20_000,
      vergoedBedrag: -10_000,
    };
    const shift = { ...change, corrigeert: 2, eigenRisicoBedrag: shifted, vergoedBedrag: -shifted };
    const now = correctedAmounts([...inTermijnen, other], [back, shift]);
    expect([now.gedeclareerd, now.eigenRisico, now.uitgekeerd, now.notCovered]).toEqual([
      30_000, 18_500, 11_500, 0,
    ]);
  });
});
