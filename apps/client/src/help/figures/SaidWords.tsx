import type { MeldingText } from '../meldingen/meldingWords.ts';
import { capitalize } from '@mijn/domain/format';
import { figuredSentence } from './figuredSentence.ts';

/** A sentence of the insurer, in the reader's language where we have a translation. */
export function SaidWords({ said }: { readonly said: MeldingText }) {
  return said.remarks?.length ? <FiguredRemarks {...said} /> : said.text;
}

/** Remarks in English, each with the figures of the insurer's Dutch where it names them. */
function FiguredRemarks({ remarks = [] }: MeldingText) {
  return remarks.map((remark) => capitalize(figuredSentence(remark) ?? remark.plain)).join(' ');
}
