import { daysBetween } from '@mijn/domain/datum';
import type { ResultOf } from 'gql.tada';
import type { zorgpassenOperation } from './zorgpas.operations.ts';

/** A pass in the form of the screen: without its BSN. */
export type Zorgpas = NonNullable<ResultOf<typeof zorgpassenOperation>['zorgpassen']>[number];

/** Number of days before the end of a pass that it is announced, in time for another one. */
const warnedDays = 60;

/** Validity of a pass today: valid, ending soon, or ended; its last day counts. */
export type PassPhase = 'valid' | 'ending' | 'ended';

/** Returns the validity of a pass on a day (`yyyy-mm-dd`). */
export function passPhase({ vervalDatum }: Pick<Zorgpas, 'vervalDatum'>, today: string): PassPhase {
  const left = daysBetween(today, vervalDatum);
  if (left < 0) return 'ended';
  return left <= warnedDays ? 'ending' : 'valid';
}

/**
 * Formats a date as on a card: `14-03-1986`.
 * @param day `yyyy-mm-dd`
 */
export function dayOnCard(day: string, separator = '-'): string {
  return day.split('-').toReversed().join(separator);
}

export const backSide = 'achter';

/** Returns the pass and side of the address; by default the first and its front. */
export function shownPass(
  zorgpassen: readonly Zorgpas[],
  search: URLSearchParams,
): { readonly pass: Zorgpas | undefined; readonly side: 'front' | 'back' } {
  const pass = zorgpassen.find(({ relatieNummer }) => relatieNummer === search.get('pas'));
  return {
    pass: pass ?? zorgpassen[0],
    side: search.get('kant') === backSide ? 'back' : 'front',
  };
}
