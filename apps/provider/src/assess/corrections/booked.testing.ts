import { exampleDekking } from '../examples.testing.ts';
import type { BookedLine } from './takeBack.ts';

/** The cover of care in hospital, under own risk; only for tests. */
export const hospital = exampleDekking(2, { zorgsoort: 'Ziekenhuis' });

/** A bill in the books, in hospital unless told otherwise; none of it covered by somebody else. Cents; only for tests. */
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
