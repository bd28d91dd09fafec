import { expect, it } from 'vitest';
import { type CorrectedAmounts, paidToZorgverlener } from './paidToZorgverlener.ts';

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
  });
});

it('names nobody where there are several, or none is told', () => {
  const other = { ...line, locatieNaam: 'Fysio De Brug' };
  expect(paidToZorgverlener([line, other], []).naam).toBeUndefined();
  expect(paidToZorgverlener([{ ...line, locatieNaam: null }], []).naam).toBeUndefined();
});

it('knows what was corrected since', () => {
  const { betaald, eigenRisico } = paidToZorgverlener([line], [correction]);
  expect([betaald, eigenRisico]).toEqual([24_000, 15_000]);
});

it('asks nothing for own risk that moved within the terms', () => {
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

it('comes to nothing for a bill that was taken back', () => {
  const { betaald, eigenRisico, eigenBijdrage } = paidToZorgverlener([line], [takenBack]);
  expect([betaald, eigenRisico, eigenBijdrage]).toEqual([0, 0, 0]);
});

it('comes to nothing of a line that was taken back after its own risk was settled in terms', () => {
  // Nothing was held back from it; the correction gives the own risk back on an invoice.
  const settled = { ...line, uitgekeerdBedrag: 39_000, eigenRisicoBedrag: 0 };
  const other = { ...line, volgnummer: 2 };
  const { betaald, eigenRisico, eigenBijdrage } = paidToZorgverlener([settled, other], [takenBack]);
  expect([betaald, eigenRisico, eigenBijdrage]).toEqual([29_000, 10_000, 1_000]);
});
