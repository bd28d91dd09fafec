import { operation } from '../../../api/operation.ts';

/** Starts paying a payment request, or several in one payment: where the person goes on. */
export const startBetalingOperation = operation(`mutation StartBetaling(
  $kenmerk: String!, $kenmerken: [String!]
) {
  startBetaling(kenmerk: $kenmerk, kenmerken: $kenmerken) { redirect }
}`);
