import { operation } from '../../../api/operation.ts';

/** Agrees to pay a payment request in instalments. */
export const startRegelingOperation = operation(`mutation StartRegeling(
  $kenmerk: String!, $maanden: Int!, $termijnBedrag: Int!
) {
  startRegeling(kenmerk: $kenmerk, maanden: $maanden, termijnBedrag: $termijnBedrag)
}`);
