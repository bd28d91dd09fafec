import type { Factuur } from '../factuur/factuur.ts';

/** A running arrangement (§4) of an invoice or payment request, with its terms; integer cents. */
export type RegelingInDetail = NonNullable<Factuur['regeling']>;

export type Regeling = Omit<RegelingInDetail, 'verloop'>;
