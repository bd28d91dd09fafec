import { operation } from '../../../api/operation.ts';

/** Disputes the person's premium arrears. */
export const disputeOperation = operation(`mutation BetwistPremieachterstand($tekst: String!) {
  betwistPremieachterstand(tekst: $tekst)
}`);
