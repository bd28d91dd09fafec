import { behaviour } from './behaviour.ts';
import { calls } from './calls.ts';
import { errors } from './errors.ts';
import { fields } from './fields.ts';
import type { Proofs } from './proof.ts';
import { screens } from './screens.ts';

/** Which tests prove which row of docs/specification.md. */
export const proofs: Proofs = {
  ...screens,
  ...fields,
  ...behaviour,
  ...calls,
  ...errors,
};

/** Rows that nothing proves yet, each with what is missing. A row leaves this list for the one above. */
export const unproven: Readonly<Record<string, string>> = {};
