import { formatDay } from '@mijn/domain/dayOnScreen';
import type { BetaalverzoekTitle } from '@mijn/domain/factuurKindInfo';
import type { Language } from '@mijn/domain/language';
import { formatAmount } from '@mijn/domain/money';
import * as phaseWords from '../../../generated/texts/phase.js';
import * as words from '../../../generated/texts/shared.js';
import { knownTitle } from '../betaalverzoekTitle.ts';
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

/** What is asked in one sentence, with its amount and last day: the answer of a page. */
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

/** By when it must be paid, or why not now; beside an amount that stands there already. */
export function betaalverzoekWhen(
  asking: Omit<AskedBetaalverzoek, 'titel'>,
  today: string,
  language: Language,
): string {
  const day = formatDay(asking.uitersteBetaalDatum, language);
  return when[betaalverzoekPhase(asking, today)]({ day });
}

const reasons: Readonly<Record<BetaalverzoekTitle, () => string | undefined>> = {
  Factuur: () => undefined,
  Herinnering: phaseWords.explanationHerinnering,
  Aanmaning: phaseWords.explanationAanmaning,
  'Incasso mislukt': phaseWords.explanationIncassoFailed,
};

/** Why it is asked and what happens next, after the day; undefined where the day says it all. */
export function betaalverzoekExplanation(
  asking: AskedBetaalverzoek,
  today: string,
): string | undefined {
  const phase = betaalverzoekPhase(asking, today);
  if (phase === 'paid') return words.nothingMoreToDo();
  if (phase === 'checking') return phaseWords.checkingText();
  if (phase === 'tooLate') return phaseWords.tooLateText();
  const known = knownTitle(asking.titel);
  return known && reasons[known]();
}

/** What an Aanmaning warns of, in words; nothing where no costs would follow. */
export function costsSentence(costs: number | null, language: Language): string | undefined {
  return costs ? phaseWords.costs({ bedrag: formatAmount(costs, language) }) : undefined;
}
