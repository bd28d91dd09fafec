import { daysBetween } from '@mijn/domain/datum';
import type { ResultOf } from 'gql.tada';
import type { zorgpassenOperation } from './zorgpas.operations.ts';

/** A pass as the screen gets it: without its BSN. */
export type Zorgpas = NonNullable<ResultOf<typeof zorgpassenOperation>['zorgpassen']>[number];

/** How many days ahead a pass that ends is spoken of: there is time to get another one before. */
const warnedDays = 60;

/** Whether a pass counts today, still counts but ends soon, or has ended; its last day counts. */
export type PassPhase = 'valid' | 'ending' | 'ended';

/** How far a pass is on a day (`yyyy-mm-dd`). */
export function passPhase({ vervalDatum }: Pick<Zorgpas, 'vervalDatum'>, today: string): PassPhase {
  const left = daysBetween(today, vervalDatum);
  if (left < 0) return 'ended';
  return left <= warnedDays ? 'ending' : 'valid';
}

/** A day as it stands on a card: `14-03-1986`. @param day `yyyy-mm-dd` */
export function dayOnCard(day: string, separator = '-'): string {
  return day.split('-').toReversed().join(separator);
}

/** The sides of a pass by their word in the address. */
export const backSide = 'achter';

/** The pass and side that the address asks for; the first and its front where it asks for none. */
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
