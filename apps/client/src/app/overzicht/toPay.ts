import type { ResultOf } from 'gql.tada';
import type { overzichtOperation } from '../OverzichtPage.operations.ts';

/** A payment request as the overview shows it (§3); integer cents, days `yyyy-mm-dd`. */
export type ToPay = NonNullable<ResultOf<typeof overzichtOperation>['betaalverzoeken']>[number];

// The later in the list, the more urgent; a title that we do not know is as urgent as a bill.
const urgent = ['Incasso mislukt', 'Factuur', 'Herinnering', 'Aanmaning'];

function rank({ titel }: ToPay): number {
  return urgent.indexOf(urgent.includes(titel) ? titel : 'Factuur');
}

/** What has to be paid, the most urgent first; among equals what is due first. */
export function byUrgency(requests: readonly ToPay[]): ToPay[] {
  return requests
    .filter(({ bedragTeBetalen }) => bedragTeBetalen > 0)
    .toSorted(
      (a, b) => rank(b) - rank(a) || a.uitersteBetaalDatum.localeCompare(b.uitersteBetaalDatum),
    );
}
