import type { DeclaratieLine } from '@mijn/contract/declaraties';
import { centsToEuros } from '@mijn/domain/money';

/** A line of € 150 of which € 100 is own risk, unless told otherwise. */
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
