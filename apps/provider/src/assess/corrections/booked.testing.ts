import { expect } from 'vitest';
import { exampleDekking } from '../examples.testing.ts';
import type { BookedLine, Correctie } from './takeBack.ts';

/** Cover of hospital care, under own risk. */
export const hospital = exampleDekking(2, { zorgsoort: 'Ziekenhuis' });

/** Returns a booked bill, by default for hospital care. Cents. */
export function booked(
  bedrag: number,
  eigenRisico: number,
  own: Partial<BookedLine> = {},
): BookedLine {
  return {
    zorgsoort: own.dekking?.zorgsoort ?? 'Ziekenhuis',
    behandelDatum: '2026-03-02',
    submittedOn: '2026-03-10',
    bedrag,
    aantal: 1,
    buitenland: false,
    dekking: hospital,
    notCovered: 0,
    wettelijkeBijdrage: 0,
    eigenRisico,
    ...own,
  };
}

/** Returns corrections in readable form, with the index of their line in the books, remarks and steps. */
export function readable(
  correcties: readonly Correctie<BookedLine>[],
  books: readonly BookedLine[],
) {
  return correcties.map(({ line, kind, outcome }) => {
    const { aantal, meldingen, stappen } = outcome;
    expect(meldingen.map(({ code }) => code)).toEqual([kind]);
    return {
      bill: books.indexOf(line),
      kind,
      aantal,
      remarks: meldingen.map(({ omschrijving }) => omschrijving.replaceAll('\u00A0', ' ')),
      steps: stappen.map(({ bedrag }) => bedrag),
    };
  });
}
