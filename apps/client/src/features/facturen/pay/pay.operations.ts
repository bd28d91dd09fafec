import { operation } from '../../../api/operation.ts';

/** Starts one payment for one or several payment requests; returns the address to go on at. */
export const startBetalingOperation = operation(`mutation StartBetaling(
  $kenmerk: String!, $kenmerken: [String!]
) {
  startBetaling(kenmerk: $kenmerk, kenmerken: $kenmerken) { redirect }
}`);
