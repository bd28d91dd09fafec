import { capital } from '@mijn/domain/capital';
import * as m from '../../generated/texts/zorggebruik.js';
import type { Subverstrekking, Zorggebruik } from './getZorggebruik.ts';

/** What the first line is about. */
export interface About {
  readonly budgets: readonly Zorggebruik[];
  readonly name: string;
  /** That is the viewer. */
  readonly isSelf: boolean;
  readonly year: number;
  /** That year is over. */
  readonly isPast: boolean;
}

const isHidden = ({ gebruikt }: Subverstrekking): boolean => gebruikt === null;

/**
 * What is left of the budgets, in a sentence. That somebody's use is hidden is said only where no figure of
 * theirs is shown: of a shared budget the whole is hidden from everybody, a person's own part is not.
 */
export function summary({ budgets, name, isSelf, year: number, isPast }: About): string {
  const year = String(number);
  if (budgets.some(({ isResterendBruikbaar }) => isResterendBruikbaar)) {
    return isSelf ? m.firstSelf({ year }) : m.first({ name, year });
  }
  const all = budgets.flatMap((budget) => [budget, ...budget.subverstrekkingen]);
  if (!isSelf && all.every(isHidden)) return m.firstHidden({ name });
  if (budgets.every(({ resterend }) => resterend === 0)) return m.firstUsedUp({ year });
  // What is used up cannot be used either; that says nothing of the year.
  const isOver = budgets.some(
    ({ isResterendBruikbaar: can, resterend }) => can === false && Boolean(resterend),
  );
  return isPast || isOver ? m.firstOver({ year }) : m.firstShared({ year });
}

/** Says that somebody has, or had, no budget. */
export function nothingWords({
  name,
  isSelf,
  year: number,
  isPast,
}: Omit<About, 'budgets'>): string {
  const year = String(number);
  if (isSelf) return isPast ? m.nothingSelfPast({ year }) : m.nothingSelf({ year });
  return capital(isPast ? m.nothingPast({ name, year }) : m.nothing({ name, year }));
}
