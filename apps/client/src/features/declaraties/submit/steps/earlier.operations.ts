import { operation } from '../../../../api/operation.ts';

/** Loads the care providers of a person in a year; null when the care is hidden from the caller. */
export const earlierZorgverlenersOperation = operation(`query EerdereZorgverleners(
  $relatienummer: String!, $jaar: Int!
) {
  zorgkosten(relatienummer: $relatienummer, jaar: $jaar) { naamLocatieZorgverlener }
}`);
