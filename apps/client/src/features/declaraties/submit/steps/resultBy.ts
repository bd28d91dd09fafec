import { formatDay } from '@mijn/domain/dayOnScreen';
import type { Language } from '@mijn/domain/language';
import * as stepsWords from '../../../../generated/texts/steps.js';

/** By when one sees what one gets, as the insurer tells it; no day is promised where it tells none. */
export function resultBy(verwachtOp: string | undefined, language: Language): string {
  return verwachtOp === undefined
    ? stepsWords.doneStep2NoDay()
    : stepsWords.doneStep2({ day: formatDay(verwachtOp, language) });
}
