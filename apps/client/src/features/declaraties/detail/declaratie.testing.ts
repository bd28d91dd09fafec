import type { DeclaratieDetail, DeclaratieLine } from './declaratieDetail.ts';

/** A settled claim without lines. */
export const declaratie: DeclaratieDetail = {
  nummer: 'D2026-1',
  datum: '2026-11-09',
  status: 'AFGEHANDELD',
  nieuw: false,
  declarant: 'Sanne de Vries',
  geboorteDatum: null,
  indiener: 'Sanne de Vries',
  soortIndiener: 'Verzekerde',
  bedrag: 30_000,
  omschrijving: null,
  zorgSoorten: ['Ziekenhuis'],
  afgeschermd: false,
  behandelDatum: '2026-11-02',
  zorgverlener: 'Ziekenhuis Oosterdijk',
  verwachtOp: null,
  verwacht: null,
  magIntrekken: false,
  verloop: [],
  indicatoren: [],
  uitkeerInformatie: null,
  verrekeningen: [],
  regels: [],
  correcties: [],
  ingediendeRegels: [],
  bestanden: [],
  reacties: [],
};

/** A line of a claim without deductions and payout. */
export const line: DeclaratieLine = {
  volgnummer: 1,
  aantal: 1,
  behandelDatum: '2026-11-02',
  declarant: 'Sanne de Vries',
  prestatie: null,
  zorgSoort: null,
  locatieNaam: null,
  notaNummer: null,
  gedeclareerdBedrag: 0,
  uitgekeerdBedrag: 0,
  eigenRisicoBedrag: 0,
  eigenRisicoInTermijnen: null,
  meldingen: null,
  stappen: [],
};
