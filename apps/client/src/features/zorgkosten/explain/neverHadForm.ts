import { fieldLimits } from '@mijn/domain/fieldLimits';
import { toPlainText } from '@mijn/domain/typedText';
import * as m from '../../../generated/texts/explain.js';

/** The form that says one never had the care of a line. */
export const neverHadForm = {
  name: 'neverHad',
  nummer: 'nummer',
  regel: 'regel',
  tekst: 'tekst',
  /** The address to come back to, as the page understands it. */
  address: 'address',
} as const;

/** What is sent: what it is about, and what the person adds. */
export function neverHadText(remark: string): string {
  return `${m.neverHad()}. ${remark.trim()}`.trim();
}

/** What of the insurer's bound is left for a remark, in characters. */
export function remarkLimit(): number {
  return fieldLimits.reactie - neverHadText('').length - 1;
}

/** What is wrong with a remark; undefined when nothing is. */
export function remarkError(remark: string): string | undefined {
  return toPlainText(remark).trim().length > remarkLimit() ? m.tooLong() : undefined;
}
