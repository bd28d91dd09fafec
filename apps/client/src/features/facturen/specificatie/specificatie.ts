import type { ResultOf } from 'gql.tada';
import type { specificatieOperatie } from '../facturen.operaties.ts';

/** The specification of a final settlement (§3); amounts in integer cents, days `yyyy-mm-dd`. */
export type Specificatie = NonNullable<
  ResultOf<typeof specificatieOperatie>['eindafrekeningSpecificatie']
>;
