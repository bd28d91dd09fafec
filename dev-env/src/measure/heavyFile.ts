import { nestedForms } from '@mijn/provider/files/testing/pdf.testing';

/** A PDF of some kilobytes that costs whoever opens it seconds: drawings in drawings, ten times ten times … */
export function heavyPdf(): Buffer {
  return nestedForms(10, 7);
}
