import { formatDay } from '@mijn/domain/dayOnScreen';
import type { Language } from '@mijn/domain/language';
import { formatAmount } from '@mijn/domain/money';
import * as phaseWords from '../../../generated/texts/phase.js';
import * as words from '../../../generated/texts/shared.js';
import {
  type BetaalverzoekPhase,
  betaalverzoekPhase,
  type AskedBetaalverzoek,
} from './betaalverzoekPhase.ts';

interface Values {
  readonly bedrag: string;
  readonly day: string;
}

const titles: Readonly<Record<BetaalverzoekPhase, (values: Values) => string>> = {
  paid: phaseWords.paid,
  checking: phaseWords.checking,
  tooLate: phaseWords.tooLate,
  toPay: phaseWords.toPay,
};

/** Returns a payment request in one sentence, with amount and due date: the answer of a page. */
export function betaalverzoekSentence(
  asking: AskedBetaalverzoek,
  today: string,
  language: Language,
): string {
  const bedrag = formatAmount(asking.bedragTeBetalen, language);
  const day = formatDay(asking.uitersteBetaalDatum, language);
  return titles[betaalverzoekPhase(asking, today)]({ bedrag, day });
}

const when: Readonly<Record<BetaalverzoekPhase, (values: Pick<Values, 'day'>) => string>> = {
  paid: phaseWords.paid,
  checking: words.checkingBetaling,
  tooLate: phaseWords.dayPassed,
  toPay: phaseWords.payBy,
};

/** Returns the due date, or the reason that nothing is due now; for use next to the amount. */
export function betaalverzoekWhen(
  asking: Omit<AskedBetaalverzoek, 'titel'>,
  today: string,
  language: Language,
): string {
  const day = formatDay(asking.uitersteBetaalDatum, language);
  return when[betaalverzoekPhase(asking, today)]({ day });
}
