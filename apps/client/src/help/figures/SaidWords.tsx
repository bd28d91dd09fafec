import type { Said } from '../meldingen/meldingWords.ts';
import { FiguredRemarks } from './FiguredRemarks.tsx';

/** A sentence of the insurer, in the reader's language where we have a translation. */
export function SaidWords({ said }: { readonly said: Said }) {
  return said.remarks?.length ? <FiguredRemarks {...said} /> : said.text;
}
