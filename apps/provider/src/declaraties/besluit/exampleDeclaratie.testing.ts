import type { DeclaratieDetail, DeclaratieLine } from '@mijn/contract/declaraties';
import { centsToEuros } from '@mijn/domain/money';

/** Returns a line, by default of € 150 with € 100 own risk. */
export const exampleLine = (own: Partial<DeclaratieLine> = {}): DeclaratieLine => ({
  declarant: 'Lotte de Vries',
  zorgSoort: 'Tandarts',
  prestatie: 'Vulling',
  aantal: 1,
  behandelDatum: '2026-11-02',
  gedeclareerdBedrag: centsToEuros(15_000),
  uitgekeerdBedrag: centsToEuros(5_000),
  eigenRisicoBedrag: centsToEuros(10_000),
  notaNummer: null,
  locatieNaam: null,
  meldingen: [],
  ...own,
});

/** Returns a claim, by default handled and with one such line. */
export const exampleDeclaratie = (own: Partial<DeclaratieDetail> = {}): DeclaratieDetail => ({
  bsn: '999990019',
  nummer: 'D2026-000123',
  nieuw: false,
  omschrijving: 'Tandarts',
  datum: '2026-11-10',
  status: 'AFGEHANDELD',
  zorgSoorten: ['Tandarts'],
  declarant: 'Lotte de Vries',
  indiener: 'Sanne de Vries',
  bedrag: centsToEuros(15_000),
  uitkeerInformatie: null,
  regels: [exampleLine()],
  indicatoren: [],
  ...own,
});
