import { operation } from '../../../api/operation.ts';

/** Dismisses a notice until the session ends. */
export const dismissOperation = operation(
  `mutation SluitMelding($melding: String!) { sluitMelding(melding: $melding) }`,
);
