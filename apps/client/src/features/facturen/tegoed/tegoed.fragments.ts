import type { ResultOf } from 'gql.tada';
import { fragment } from '../../../api/operation.ts';

/** Money that waits for the person. */
export const tegoedFragment = fragment(`fragment TegoedInList on Tegoed {
  soort kenmerk bedrag sinds
}`);

/** Payouts to the person's account that are under way. */
export const underwayFragment = fragment(`fragment OnderwegInList on Onderweg {
  soort kenmerk bedrag verwachtOp
}`);

/** A payout to the person's account, and its date; integer cents, dates `yyyy-mm-dd`. */
export type Onderweg = ResultOf<typeof underwayFragment>;

/** Money that waits for the person; integer cents, dates `yyyy-mm-dd`. */
export type Tegoed = ResultOf<typeof tegoedFragment>;
