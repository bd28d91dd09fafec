import type { ResultOf } from 'gql.tada';
import type { betaalverzoekOperation } from './betaalverzoek/betaalverzoek.operations.ts';

/** A payment request as its page shows it (§3); amounts in integer cents, dates `yyyy-mm-dd`. */
export type Betaalverzoek = NonNullable<ResultOf<typeof betaalverzoekOperation>['betaalverzoek']>;
