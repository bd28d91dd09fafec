import { formatDay } from '@mijn/domain/dayOnScreen';
import type { Language } from '@mijn/domain/language';
import * as stepsWords from '../../../../generated/texts/steps.js';

/** Returns when the result is visible, by the insurer's date; without one no date is promised. */
export function resultBy(verwachtOp: string | undefined, language: Language): string {
  return verwachtOp === undefined
    ? stepsWords.doneStep2NoDay()
    : stepsWords.doneStep2({ day: formatDay(verwachtOp, language) });
}
