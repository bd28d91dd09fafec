import type { ResultOf } from 'gql.tada';
import type { specificatieOperation } from './specificatie.operations.ts';

/** The specification of a final settlement (§3); amounts in integer cents, dates `yyyy-mm-dd`. */
export type Specificatie = NonNullable<
  ResultOf<typeof specificatieOperation>['eindafrekeningSpecificatie']
>;

/** The invoice of the settlement that the specification belongs to. */
export type SettlementFactuur = NonNullable<ResultOf<typeof specificatieOperation>['factuur']>;
