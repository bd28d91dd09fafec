import { capitalize } from '@mijn/domain/format';
import type { MeldingText } from '../meldingen/meldingWords.ts';
import { figuredSentence } from './figuredSentence.ts';

/** Remarks in English, each with the figures of the insurer's Dutch where it names them. */
export function FiguredRemarks({ remarks = [] }: MeldingText) {
  return remarks.map((remark) => capitalize(figuredSentence(remark) ?? remark.plain)).join(' ');
}
