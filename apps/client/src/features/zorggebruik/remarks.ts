import { formatDay } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import * as m from '../../generated/texts/zorggebruik.js';
import type { Subverstrekking, Zorggebruik } from './getZorggebruik.ts';

// By the insurer's codes (extensions); an unknown one has the plain words.
const unusable: ReadonlyMap<string, () => string> = new Map([
  ['periodeVoorbij', m.periodOver],
  ['nietMeerVerzekerd', m.notInsured],
  ['gedeeldBudgetOp', m.sharedUsedUp],
]);

const hidden: ReadonlyMap<string, () => string> = new Map([
  ['zorgAfgeschermd', m.hiddenCare],
  ['gedeeldMetAnderen', m.hiddenShared],
]);

/**
 * Returns the reason that a budget, or its rest, cannot be used; undefined when it can, or nothing is left.
 */
export function unusableWords(budget: Subverstrekking): string | undefined {
  // Also when nothing is left, because the budget of the current policy has the same name.
  if (budget.redenOnbruikbaar === 'vorigePolis') return m.formerPolicy();
  if (budget.isResterendBruikbaar !== false || !budget.resterend) return undefined;
  return (unusable.get(budget.redenOnbruikbaar ?? '') ?? m.unusable)();
}

/** Returns the reason of missing figures; undefined when none are missing. */
export function hiddenWords({ redenAfgeschermd, gebruikt }: Subverstrekking): string | undefined {
  // A part has separate figures, and its total has none.
  if (gebruikt !== null) return redenAfgeschermd ? m.partOfShared() : undefined;
  return (hidden.get(redenAfgeschermd ?? '') ?? m.hiddenCare)();
}

/** Returns the end of a budget, in the past tense by `today` (`yyyy-mm-dd`). */
export function periodWords(
  { periode: { datumIngang, datumEinde } }: Pick<Zorggebruik, 'periode'>,
  today: string,
  language: Language,
): string {
  const isPast = datumEinde < today;
  const until = formatDay(datumEinde, language);
  const isWholeYear = datumIngang === `${datumEinde.slice(0, 4)}-01-01`;
  if (isWholeYear) return (isPast ? m.untilPast : m.until)({ until });
  return (isPast ? m.periodPast : m.period)({ from: formatDay(datumIngang, language), until });
}

/** Returns the sentence about the last update, if there was one. */
export function lastProcessedWords(
  { datumLaatsteVerwerking: last }: Pick<Zorggebruik, 'datumLaatsteVerwerking'>,
  language: Language,
): readonly string[] {
  return last ? [m.lastProcessed({ day: formatDay(last, language) })] : [];
}
