import type { Cents } from '@mijn/domain/money';
import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { stornoDays } from '../issue/incasso.rules.ts';

/** A debit that the bank can return. Cents; day as `yyyy-mm-dd`. */
export interface ReturnableIncasso {
  readonly incassoId: number;
  readonly naam: string;
  readonly bedrag: Cents;
  readonly datum: string;
}

const selectReturnable: Statement = {
  name: 'selectReturnableIncassos',
  text: `
    SELECT i.incasso_id::int AS "incassoId", r.opgemaakte_naam AS naam, i.bedrag, i.datum::text AS datum
    FROM insurer.incasso i JOIN insurer.relatie r ON r.relatienummer = i.debiteur
    WHERE i.status = 'afgeschreven' AND i.datum >= $1::date - $2::int
    ORDER BY i.datum DESC, i.incasso_id DESC
    LIMIT $3`,
};

/** Returns the debits that can still be returned on a day (docs/domain.md: within 8 weeks), newest first. */
export async function listReturnableIncassos(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
  atMost: number,
): Promise<readonly ReturnableIncasso[]> {
  return query<ReturnableIncasso>(selectReturnable, [day.toString(), stornoDays, atMost]);
}
