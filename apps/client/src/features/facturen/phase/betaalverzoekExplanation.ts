import { formatDay } from '@mijn/domain/dayOnScreen';
import type { BetaalverzoekTitle } from '@mijn/domain/factuurKindInfo';
import type { Language } from '@mijn/domain/language';
import { formatAmount } from '@mijn/domain/money';
import * as facturenWords from '../../../generated/texts/facturen.js';
import * as phaseWords from '../../../generated/texts/phase.js';
import * as words from '../../../generated/texts/shared.js';
import { takesLong } from '../../../help/takesLong.ts';
import { knownTitle } from '../betaalverzoekTitle.ts';
import { betaalverzoekPhase, type AskedBetaalverzoek } from './betaalverzoekPhase.ts';

const reasons: Readonly<Record<BetaalverzoekTitle, () => string | undefined>> = {
  Factuur: () => undefined,
  Herinnering: phaseWords.explanationHerinnering,
  Aanmaning: phaseWords.explanationAanmaning,
  'Incasso mislukt': facturenWords.explanationIncassoFailed,
};

/** Returns how long a payment review takes: its start and the help desk when it takes too long. */
export function checkingWords(
  since: string | null | undefined,
  today: string,
  language: Language,
): string {
  return takesLong(since, today)
    ? facturenWords.checkingLong({ day: formatDay(since, language) })
    : phaseWords.checkingText();
}

/** Returns the reason and the next step, after the date; undefined when the date says it all. */
export function betaalverzoekExplanation(
  asking: AskedBetaalverzoek,
  today: string,
  language: Language,
): string | undefined {
  const phase = betaalverzoekPhase(asking, today);
  if (phase === 'paid') return words.nothingMoreToDo();
  if (phase === 'checking') return checkingWords(asking.betaling?.sinds, today, language);
  if (phase === 'tooLate') return phaseWords.tooLateText();
  const known = knownTitle(asking.titel);
  return known && reasons[known]();
}

/** Returns the warning of an Aanmaning, in another form after its last date; undefined without costs. */
export function costsSentence(
  asking: Omit<AskedBetaalverzoek, 'titel'> & { readonly kostenBijNietBetalen: number | null },
  today: string,
  language: Language,
): string | undefined {
  const { kostenBijNietBetalen: costs } = asking;
  if (!costs) return undefined;
  const late = betaalverzoekPhase(asking, today) === 'tooLate';
  return (late ? facturenWords.costsLate : phaseWords.costs)({
    bedrag: formatAmount(costs, language),
  });
}
