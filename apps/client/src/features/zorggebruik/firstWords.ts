import { capital } from '@mijn/domain/capital';
import * as m from '../../generated/texts/zorggebruik.js';
import type { Subverstrekking, Zorggebruik } from './getZorggebruik.ts';

export interface About {
  readonly budgets: readonly Zorggebruik[];
  readonly name: string;
  /** Whether that is the viewer. */
  readonly isSelf: boolean;
  readonly year: number;
  /** Whether that year is over. */
  readonly isPast: boolean;
}

const isHidden = ({ gebruikt }: Subverstrekking): boolean => gebruikt === null;

/**
 * Returns the rest of the budgets as a sentence. Hidden use is mentioned only when no figure of the person
 * is shown: the total of a shared budget is hidden from everybody, a person's own part is not.
 */
export function summary({ budgets, name, isSelf, year: number, isPast }: About): string {
  const year = String(number);
  if (budgets.some(({ isResterendBruikbaar }) => isResterendBruikbaar)) {
    return isSelf ? m.firstSelf({ year }) : m.first({ name, year });
  }
  const all = budgets.flatMap((budget) => [budget, ...budget.subverstrekkingen]);
  if (!isSelf && all.every(isHidden)) return m.firstHidden({ name });
  if (budgets.every(({ resterend }) => resterend === 0)) return m.firstUsedUp({ year });
  // A used-up budget cannot be used either, which says nothing about the year.
  const isOver = budgets.some(
    ({ isResterendBruikbaar: can, resterend }) => can === false && Boolean(resterend),
  );
  return isPast || isOver ? m.firstOver({ year }) : m.firstShared({ year });
}

/** Returns a sentence that a person has or had no budget. */
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
