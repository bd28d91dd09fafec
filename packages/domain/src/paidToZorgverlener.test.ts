import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CorrectedAmounts,
  isFreeOfCharge,
  paidToZorgverlener,
  zorgverlenerAnswer,
} from './paidToZorgverlener.ts';

const line = {
  volgnummer: 1,
  locatieNaam: 'Streekziekenhuis Vecht',
  gedeclareerdBedrag: 40_000,
  uitgekeerdBedrag: 29_000,
  eigenRisicoBedrag: 10_000,
  stappen: [{ stap: 'wettelijkeBijdrage', bedrag: -1_000 }],
};
const correction: CorrectedAmounts = {
  corrigeert: 1,
  soort: 'verschoven',
  wettelijkeBijdrageBedrag: 0,
  eigenRisicoBedrag: 5_000,
  eigenRisicoInTermijnen: 0,
  vergoedBedrag: -5_000,
};

it('adds up the lines of a bill', () => {
  expect(paidToZorgverlener([line, line], [])).toEqual({
    naam: 'Streekziekenhuis Vecht',
    betaald: 58_000,
    eigenRisico: 20_000,
    eigenBijdrage: 2_000,
    notCovered: 0,
    inTermijnen: 0,
  });
});

it('names no care provider if there are several or none', () => {
  const other = { ...line, locatieNaam: 'Fysio De Brug' };
  expect(paidToZorgverlener([line, other], []).naam).toBeUndefined();
  expect(paidToZorgverlener([{ ...line, locatieNaam: null }], []).naam).toBeUndefined();
});

it('includes later corrections', () => {
  const { betaald, eigenRisico } = paidToZorgverlener([line], [correction]);
  expect([betaald, eigenRisico]).toEqual([24_000, 15_000]);
});

it('charges nothing for own risk that moved within the terms', () => {
  const inTermijnen = { ...correction, eigenRisicoInTermijnen: 5_000 };
  const { betaald, eigenRisico } = paidToZorgverlener([line], [inTermijnen]);
  expect([betaald, eigenRisico]).toEqual([29_000, 10_000]);
});

const takenBack = {
  corrigeert: 1,
  soort: 'teruggenomen' as const,
  wettelijkeBijdrageBedrag: -1_000,
  eigenRisicoBedrag: -10_000,
  eigenRisicoInTermijnen: 0,
  vergoedBedrag: -29_000,
};

it('is zero for a bill that was taken back', () => {
  const { betaald, eigenRisico, eigenBijdrage } = paidToZorgverlener([line], [takenBack]);
  expect([betaald, eigenRisico, eigenBijdrage]).toEqual([0, 0, 0]);
});

it('is zero for a line that was taken back after its own risk was settled in terms', () => {
  // Nothing was withheld for it; an invoice returns the own risk.
  const settled = { ...line, uitgekeerdBedrag: 39_000, eigenRisicoBedrag: 0 };
  const other = { ...line, volgnummer: 2 };
  const { betaald, eigenRisico, eigenBijdrage } = paidToZorgverlener([settled, other], [takenBack]);
  expect([betaald, eigenRisico, eigenBijdrage]).toEqual([29_000, 10_000, 1_000]);
});

const covered = {
  ...line,
  gedeclareerdBedrag: 30_000,
  uitgekeerdBedrag: 30_000,
  eigenRisicoBedrag: 0,
  stappen: [],
};
const spread = { ...covered, eigenRisicoInTermijnen: 30_000 };
const lowered: CorrectedAmounts = {
  corrigeert: 1,
  soort: 'verminderd',
  wettelijkeBijdrageBedrag: 0,
  eigenRisicoBedrag: -10_000,
  eigenRisicoInTermijnen: 0,
  vergoedBedrag: 10_000,
};

it('never exceeds the bill when own risk drops after its terms were settled', () => {
  expect(paidToZorgverlener([spread], [lowered])).toMatchObject({
    betaald: 30_000,
    eigenRisico: 0,
    inTermijnen: 20_000,
  });
});

it('rises when own risk that was charged drops', () => {
  const asked = { ...covered, uitgekeerdBedrag: 0, eigenRisicoBedrag: 30_000 };
  expect(paidToZorgverlener([asked], [lowered])).toMatchObject({
    betaald: 10_000,
    eigenRisico: 20_000,
  });
});

it('separates what is not covered of the remaining lines, also after a budget was freed', () => {
  const most = { ...covered, uitgekeerdBedrag: 22_500 };
  const freed = { ...correction, eigenRisicoBedrag: 0, vergoedBedrag: 2_500 };
  expect(paidToZorgverlener([most], []).notCovered).toBe(7_500);
  expect(paidToZorgverlener([most], [freed])).toMatchObject({
    betaald: 25_000,
    notCovered: 5_000,
  });
  expect(paidToZorgverlener([most], [{ ...takenBack, eigenRisicoBedrag: 0 }]).notCovered).toBe(0);
});

describe('zorgverlenerAnswer', () => {
  const refused = { ...covered, uitgekeerdBedrag: 0 };
  const ownRisk = { ...refused, eigenRisicoBedrag: 30_000 };
  it.each([
    ['we paid the whole', covered, 'paid', true],
    ['we paid a part, the rest is not covered', { ...covered, uitgekeerdBedrag: 1 }, 'paid', false],
    ['we paid it, and it counts in terms', spread, 'paid', false],
    [
      'own risk is asked',
      { ...covered, uitgekeerdBedrag: 1, eigenRisicoBedrag: 29_999 },
      'paid',
      false,
    ],
    ['all of it is own risk', ownRisk, 'allEigenRisico', false],
    [
      'a part is own risk, the rest not covered',
      { ...ownRisk, eigenRisicoBedrag: 1 },
      'notPaid',
      false,
    ],
    [
      'all of it is one’s own',
      { ...line, uitgekeerdBedrag: 0, eigenRisicoBedrag: 39_000 },
      'allOwn',
      false,
    ],
    ['it was refused', refused, 'notPaid', false],
  ] as const)('returns the answer for: %s', (_what, one, answer, nothing) => {
    const paid = paidToZorgverlener([one], []);
    expect([zorgverlenerAnswer(paid), isFreeOfCharge(paid)]).toEqual([answer, nothing]);
  });
});

// A line as the engine makes it: the covered amount less the contribution is own risk, in terms or not, and
// the rest is paid.
const someLine = fc
  .tuple(fc.nat(1_000), fc.nat(1_000), fc.nat(1_000), fc.nat(1_000), fc.boolean())
  .map(([notCovered, bijdrage, eigenRisico, vergoed, isSpread]) => ({
    locatieNaam: null,
    gedeclareerdBedrag: notCovered + bijdrage + eigenRisico + vergoed,
    uitgekeerdBedrag: vergoed + (isSpread ? eigenRisico : 0),
    eigenRisicoBedrag: isSpread ? 0 : eigenRisico,
    eigenRisicoInTermijnen: isSpread ? eigenRisico : 0,
    stappen: [{ stap: 'wettelijkeBijdrage', bedrag: 0 - bijdrage }],
  }));
const someBill = fc.array(fc.tuple(someLine, fc.nat(1_000), fc.boolean()), { minLength: 1 });

it('splits any bill in parts that add up to it, and never pays more than the bill', () => {
  fc.assert(
    fc.property(someBill, (bill) => {
      const lines = bill.map(([one], i) => ({ ...one, volgnummer: i + 1 }));
      // Own risk drops, in terms only while the year is not settled.
      const corrections = bill.map(([one, by, settled], i): CorrectedAmounts => {
        const counted = one.eigenRisicoInTermijnen;
        const less = Math.min(by, one.eigenRisicoBedrag + counted);
        return {
          ...lowered,
          corrigeert: i + 1,
          eigenRisicoBedrag: 0 - less,
          eigenRisicoInTermijnen: counted > 0 && !settled ? 0 - less : 0,
          vergoedBedrag: less,
        };
      });
      const paid = paidToZorgverlener(lines, corrections);
      const whole = lines.reduce((sum, one) => sum + one.gedeclareerdBedrag, 0);
      const { betaald, eigenRisico, eigenBijdrage, notCovered, inTermijnen } = paid;
      const parts = [betaald, eigenRisico, eigenBijdrage, notCovered, inTermijnen];
      expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
      expect(betaald + eigenRisico + eigenBijdrage + notCovered).toBe(whole);
      expect(inTermijnen).toBeLessThanOrEqual(betaald);
      if (isFreeOfCharge(paid)) expect([betaald, inTermijnen]).toEqual([whole, 0]);
    }),
  );
});
