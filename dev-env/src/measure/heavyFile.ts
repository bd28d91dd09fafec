import { nestedForms } from '@mijn/provider/files/testing/pdf.testing';

/** Returns a PDF of a few kilobytes that takes seconds to open: nested drawings, ten times ten times … */
export function heavyPdf(): Buffer {
  return nestedForms(10, 7);
}
