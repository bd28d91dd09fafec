import type { ResultOf } from 'gql.tada';
import type { declaratieOperation } from '../declaraties.operations.ts';

/** A claim as its page shows it; amounts in integer cents. */
export type DeclaratieDetail = NonNullable<ResultOf<typeof declaratieOperation>['declaratie']>;

export type DeclaratieLine = DeclaratieDetail['regels'][number];
