import type { ResultOf } from 'gql.tada';
import type { specificatieOperation } from './specificatie.operations.ts';

/** The specification of a final settlement (§3); amounts in integer cents, days `yyyy-mm-dd`. */
export type Specificatie = NonNullable<
  ResultOf<typeof specificatieOperation>['eindafrekeningSpecificatie']
>;

/** How the invoice of the settlement stands, of which the specification is a part. */
export type SettlementFactuur = NonNullable<ResultOf<typeof specificatieOperation>['factuur']>;
