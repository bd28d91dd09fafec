import { operation } from '../../../api/operation.ts';

/** Puts a notice aside until the session ends. */
export const dismissOperation = operation(
  `mutation SluitMelding($melding: String!) { sluitMelding(melding: $melding) }`,
);
