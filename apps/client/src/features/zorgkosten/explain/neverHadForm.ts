import { fieldLimits } from '@mijn/domain/fieldLimits';
import { toPlainText } from '@mijn/domain/typedText';
import * as m from '../../../generated/texts/explain.js';

/** Names of the form that reports care that the person never had. */
export const neverHadForm = {
  name: 'neverHad',
  nummer: 'nummer',
  regel: 'regel',
  tekst: 'tekst',
  /** Address of the page to return to. */
  address: 'address',
} as const;

/** Text of the objection: a fixed sentence with the person's remark. */
export function neverHadText(remark: string): string {
  return `${m.neverHad()}. ${remark.trim()}`.trim();
}

/** Maximum length of a remark in characters: the insurer's limit minus the fixed sentence. */
export function remarkLimit(): number {
  return fieldLimits.vraag - neverHadText('').length - 1;
}

/** Error of a remark, if any. */
export function remarkError(remark: string): string | undefined {
  return toPlainText(remark).trim().length > remarkLimit() ? m.tooLong() : undefined;
}
