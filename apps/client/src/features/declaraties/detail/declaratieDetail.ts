import type { ResultOf } from 'gql.tada';
import type { declaratieOperatie } from '../declaraties.operaties.ts';

/** A claim as its page shows it; amounts in integer cents. */
export type DeclaratieDetail = NonNullable<ResultOf<typeof declaratieOperatie>['declaratie']>;

/** A line of a claim. */
export type DeclaratieRegel = DeclaratieDetail['regels'][number];
