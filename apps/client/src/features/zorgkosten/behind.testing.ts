import type { BehindLine } from './getZorgkosten.ts';
import type { Planned } from './vergoedingen/getVergoedingen.ts';
import type { Forecast } from './vooruit/getVooruit.ts';

/** Hospital care of late 2025 with a bill of 2026: the year of own risk is that of the care. */
export const behindLine: BehindLine = {
  declaratieNummer: 'D2026-12345678',
  declaratieVolgnummer: 1,
  zorgsoort: 'Ziekenhuis',
  soortIndiener: 'Zorgverlener',
  behandelDatum: '2025-12-12',
  ingediendOp: '2026-03-03',
  boekjaar: 2025,
  stappen: [
    { stap: 'gedeclareerd', bedrag: 40_000, uitleg: null },
    { stap: 'nietVergoed', bedrag: 0, uitleg: null },
    { stap: 'wettelijkeBijdrage', bedrag: 0, uitleg: null },
    { stap: 'eigenRisico', bedrag: 13_500, uitleg: 'Je betaalt € 135,00 zelf.' },
    { stap: 'vergoed', bedrag: 26_500, uitleg: null },
  ],
  meldingen: [{ code: 'eigenRisico', omschrijving: 'Je betaalt € 135,00 zelf.' }],
  bedragEigenRisicoInTermijnen: 0,
  factuurkenmerken: ['F2026-00000001'],
  magReageren: true,
  correctie: null,
  reacties: [],
};

/** Forecast with part of the own risk used. */
export const forecast: Forecast = {
  jaar: 2026,
  totaal: 48_500,
  gebruikt: 10_000,
  minimum: 10_000,
  maximum: 22_000,
  onderwegAantal: 2,
  onderwegBedrag: 5_000,
  opSinds: null,
  opVanaf: null,
  inTermijnen: false,
  redenen: [],
  eerdereJaren: [{ jaar: 2025, bedrag: 7_000 }],
  vrijwillig: null,
};

/** Calculation for planned hospital care. */
export const planned: Planned = {
  reden: null,
  vooraf: {
    dag: '2026-11-21',
    jaar: 2026,
    zorgsoort: 'Ziekenhuis',
    bedragZelf: 13_500,
    bedragEigenRisicoInTermijnen: 0,
    onderweg: 1,
    stappen: behindLine.stappen.map(({ stap, bedrag }) => ({ stap, bedrag })),
    meldingen: [{ code: 'eigenRisico', omschrijving: 'x' }],
  },
};
