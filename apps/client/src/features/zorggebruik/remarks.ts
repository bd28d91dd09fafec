import { formatDay } from '@mijn/domain/dayOnScreen';
import type { Language } from '@mijn/domain/language';
import * as m from '../../generated/texts/zorggebruik.js';
import type { Subverstrekking, Zorggebruik } from './getZorggebruik.ts';

// By the insurer's codes (extensions); one that is not known has the plain words.
const unusable: ReadonlyMap<string, () => string> = new Map([
  ['periodeVoorbij', m.periodOver],
  ['nietMeerVerzekerd', m.notInsured],
  ['gedeeldBudgetOp', m.sharedUsedUp],
]);

const hidden: ReadonlyMap<string, () => string> = new Map([
  ['zorgAfgeschermd', m.hiddenCare],
  ['gedeeldMetAnderen', m.hiddenShared],
]);

/** Why a budget, or what is left of it, cannot be used; undefined where it can, or nothing is left. */
export function unusableWords(budget: Subverstrekking): string | undefined {
  // Told even when nothing is left: the budget of the present policy has the same name.
  if (budget.redenOnbruikbaar === 'vorigePolis') return m.formerPolicy();
  if (budget.isResterendBruikbaar !== false || !budget.resterend) return undefined;
  return (unusable.get(budget.redenOnbruikbaar ?? '') ?? m.unusable)();
}

/** Why figures are left out; undefined where none are. */
export function hiddenWords({ redenAfgeschermd, gebruikt }: Subverstrekking): string | undefined {
  // A part has figures of its own; of the whole that it belongs to there are none.
  if (gebruikt !== null) return redenAfgeschermd ? m.partOfShared() : undefined;
  return (hidden.get(redenAfgeschermd ?? '') ?? m.hiddenCare)();
}

/** Until when it lasts, or lasted by `today` (`yyyy-mm-dd`), and when something of it was last processed. */
export function whenWords(
  { periode, datumLaatsteVerwerking: last }: Zorggebruik,
  today: string,
  language: Language,
): readonly string[] {
  const period = (periode.datumEinde < today ? m.periodPast : m.period)({
    from: formatDay(periode.datumIngang, language),
    until: formatDay(periode.datumEinde, language),
  });
  return last ? [period, m.lastProcessed({ day: formatDay(last, language) })] : [period];
}
