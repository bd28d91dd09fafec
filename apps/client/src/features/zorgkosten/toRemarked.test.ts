import { expect, it } from 'vitest';
import { toRemarked } from './toRemarked.ts';

const line = {
  zorgsoort: 'Ziekenhuis',
  bedragEigenRisicoInTermijnen: 0,
  meldingen: null,
  stappen: [
    { stap: 'gedeclareerd', bedrag: 40_000 },
    { stap: 'eigenRisico', bedrag: 13_500 },
    { stap: 'vergoed', bedrag: 26_500 },
  ],
};
const of = { declarant: 'Tom', behandelDatum: '2026-11-21' };

it('takes the amounts of a line from its steps, and 0 for a missing one', () => {
  expect(toRemarked(line, of)).toMatchObject({
    gedeclareerdBedrag: 40_000,
    eigenRisicoBedrag: 13_500,
    uitgekeerdBedrag: 26_500,
  });
  expect(toRemarked({ ...line, stappen: [] }, of).uitgekeerdBedrag).toBe(0);
});

it('counts own risk in instalments as paid out, since it is deducted from nothing', () => {
  expect(toRemarked({ ...line, bedragEigenRisicoInTermijnen: 13_500 }, of)).toMatchObject({
    eigenRisicoBedrag: 0,
    eigenRisicoInTermijnen: 13_500,
    uitgekeerdBedrag: 40_000,
  });
});
