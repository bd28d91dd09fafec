import { fieldLimits } from '@mijn/domain/fieldLimits';
import { isVisible, toPlainText } from '@mijn/domain/typedText';
import * as m from '../../../generated/texts/reacties.js';

/** Returns the error in the text of a question and how to mend it; undefined when there is none. */
export function questionError(text: string): string | undefined {
  const length = toPlainText(text).trim().length;
  if (!isVisible(text)) return m.questionEmpty();
  if (length <= fieldLimits.reactie) return undefined;
  return m.questionTooLong({ tooMuch: length - fieldLimits.reactie });
}
