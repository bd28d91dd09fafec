import type { Said } from '../meldingen/meldingWords.ts';
import { FiguredRemarks } from './FiguredRemarks.tsx';

/** The words of a sentence of the insurer, in the reader's language where we know them. */
export function SaidWords({ said }: { readonly said: Said }) {
  return said.remarks?.length ? <FiguredRemarks {...said} /> : said.text;
}
