import { formatDay } from '@mijn/domain/dayOnScreen';
import type { Language } from '@mijn/domain/language';
import { type Cents, formatAmount } from '@mijn/domain/money';
import * as stepsWords from '../../../../generated/texts/steps.js';
import { type Payout, payoutText } from '../expect/expected.ts';

/** Returns that a bill of this amount in cents was received. */
export function receivedText(cents: Cents, language: Language): string {
  return stepsWords.doneIn({ amount: formatAmount(cents, language) });
}

function sureText(payout: Payout, day: string, language: Language): string {
  const expectation = payoutText(payout, language);
  return payout.kind === 'atMost'
    ? stepsWords.doneSureShared({ expectation, day })
    : stepsWords.doneSure({ expectation, day });
}

/**
 * Returns the expected payout, if there is one, and the last day on which it is certain; without that day
 * of the insurer none is promised.
 */
export function resultText(
  payout: Payout | undefined,
  verwachtOp: string | undefined,
  language: Language,
): string {
  const day = verwachtOp && formatDay(verwachtOp, language);
  if (!payout) return day ? stepsWords.doneBy({ day }) : stepsWords.doneByNoDay();
  return day ? sureText(payout, day, language) : `${payoutText(payout, language)}.`;
}
