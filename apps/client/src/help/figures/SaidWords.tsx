import type { MeldingText } from '../meldingen/meldingWords.ts';
import { FiguredRemarks } from './FiguredRemarks.tsx';

/** A sentence of the insurer, in the reader's language where we have a translation. */
export function SaidWords({ said }: { readonly said: MeldingText }) {
  return said.remarks?.length ? <FiguredRemarks {...said} /> : said.text;
}
