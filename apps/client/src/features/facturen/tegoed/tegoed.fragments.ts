import type { ResultOf } from 'gql.tada';
import { fragment } from '../../../api/operation.ts';

/** Money that waits for the person. */
export const tegoedFragment = fragment(`fragment TegoedInList on Tegoed {
  soort kenmerk bedrag sinds
}`);

/** Money that is paid to the person's account. */
export const underwayFragment = fragment(`fragment OnderwegInList on Onderweg {
  soort kenmerk bedrag verwachtOp
}`);

/** Money that is paid to the person's account, and by when; integer cents, days `yyyy-mm-dd`. */
export type Onderweg = ResultOf<typeof underwayFragment>;

/** Money that waits for the person; integer cents, days `yyyy-mm-dd`. */
export type Tegoed = ResultOf<typeof tegoedFragment>;
