import { fieldLimits } from '@mijn/domain/fieldLimits';
import { isVisible, toPlainText } from '@mijn/domain/typedText';
import * as m from '../../../generated/texts/achterstand.js';

/** The form to dispute premium arrears. */
export const disputeForm = { name: 'dispute', tekst: 'tekst' } as const;

/** Returns the error in the reason of a dispute and how to mend it; undefined when there is none. */
export function disputeError(text: string): string | undefined {
  if (!isVisible(text)) return m.disputeEmpty();
  const tooMuch = toPlainText(text).trim().length - fieldLimits.vraag;
  return tooMuch > 0 ? m.disputeTooLong({ tooMuch }) : undefined;
}
