import { capital } from '@mijn/domain/capital';
import type { Said } from '../meldingen/meldingWords.ts';
import { figuredSentence } from './figuredSentence.ts';

/** Remarks in English, each with the figures of the insurer's Dutch where it names them. */
export function FiguredRemarks({ remarks = [] }: Said) {
  return remarks.map((remark) => capital(figuredSentence(remark) ?? remark.plain)).join(' ');
}
