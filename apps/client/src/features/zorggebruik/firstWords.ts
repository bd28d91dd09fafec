import { capitalize } from '@mijn/domain/format';
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

/** Returns whether nothing is left of a budget of the present policy. */
export function isUsedUp({ resterend, redenOnbruikbaar }: Zorggebruik): boolean {
  return resterend === 0 && redenOnbruikbaar !== 'vorigePolis';
}

/**
 * Returns the part of a shared budget, or the budget itself, that a person can still use while the total
 * lasts; empty when there is none.
 */
export function sharedRest(budget: Zorggebruik): readonly Subverstrekking[] {
  if (budget.redenAfgeschermd !== 'gedeeldMetAnderen' || budget.isResterendBruikbaar === false) {
    return [];
  }
  const usable = budget.subverstrekkingen.filter(
    ({ resterend, isResterendBruikbaar }) => Boolean(resterend) && isResterendBruikbaar !== false,
  );
  return usable.slice(0, 1);
}

// The used part, from 0 to 1; unknown use is less than any.
function useOf({ gebruikt, resterend }: Zorggebruik): number {
  if (gebruikt === null || resterend === null) return -1;
  return gebruikt + resterend === 0 ? 1 : gebruikt / (gebruikt + resterend);
}

/** Returns the budgets by use: used up first, then nearly used, then the rest. */
export function byUse(budgets: readonly Zorggebruik[]): readonly Zorggebruik[] {
  return budgets.toSorted((a, b) => useOf(b) - useOf(a));
}

/** Returns whose budgets they are, and of which year. */
export function whoseWords({ isSelf, name, year }: About): string {
  return isSelf ? m.firstSelf({ year: String(year) }) : m.first({ name, year: String(year) });
}

/**
 * Returns the summary of budgets of which none needs a sentence of its own. Mentions hidden use only if no
 * figure of the person is shown: the total of a shared budget is hidden from everybody, but not a person's
 * part of it.
 */
export function summary({ budgets, name, isSelf, year: number, isPast }: About): string {
  const year = String(number);
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
  return capitalize(isPast ? m.nothingPast({ name, year }) : m.nothing({ name, year }));
}
