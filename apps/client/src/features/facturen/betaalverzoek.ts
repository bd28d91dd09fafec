import type { ResultOf } from 'gql.tada';
import type { betaalverzoekOperatie } from './facturen.operaties.ts';

/** A payment request as its page shows it (§3); amounts in integer cents, days `yyyy-mm-dd`. */
export type Betaalverzoek = NonNullable<ResultOf<typeof betaalverzoekOperatie>['betaalverzoek']>;

/** The last attempt to pay it. */
export type LaatsteBetaling = NonNullable<Betaalverzoek['betaling']>;
