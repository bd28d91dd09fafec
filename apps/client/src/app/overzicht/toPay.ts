import type { ResultOf } from 'gql.tada';
import type { overzichtOperation } from './OverzichtPage.operations.ts';

/** A payment request as the overview shows it (§3); integer cents, days `yyyy-mm-dd`. */
export type ToPay = NonNullable<ResultOf<typeof overzichtOperation>['betaalverzoeken']>[number];
