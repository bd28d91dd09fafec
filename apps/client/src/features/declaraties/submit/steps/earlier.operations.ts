import { operation } from '../../../../api/operation.ts';

/** Who gave a person care in a year; null where the care is hidden from who asks. */
export const earlierZorgverlenersOperation = operation(`query EerdereZorgverleners(
  $relatienummer: String!, $jaar: Int!
) {
  zorgkosten(relatienummer: $relatienummer, jaar: $jaar) { naamLocatieZorgverlener }
}`);
