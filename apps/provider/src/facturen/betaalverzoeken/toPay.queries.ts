import type { Cents } from '@mijn/domain/money';
import type { Statement } from '../../db/database.ts';
import type { Access } from '../../access/access.ts';
import type { Transaction } from '../../access/inAccess.ts';

/** What is still open of a payment request, cents, and whose it is. */
export interface ToPay {
  /** Its betalingskenmerk. */
  readonly betaalverzoek: string;
  readonly bedrag: Cents;
  /** Relatienummer of the verzekeringsnemer. */
  readonly debiteur: string;
}

/** The open sums of payment requests $1, as columns of `ToPay`, in the order of $1. */
export const selectOpenPerBetaalverzoek = `
    SELECT v.kenmerk AS betaalverzoek, v.debiteur, (SELECT coalesce(sum(s.open), 0)::integer
      FROM insurer.factuur f JOIN insurer.factuur_stand s USING (kenmerk)
      WHERE f.betaalverzoek = v.kenmerk AND s.open > 0) AS bedrag
    FROM insurer.betaalverzoek v WHERE v.kenmerk = ANY ($1)`;

const inOrder = `ORDER BY array_position($1::text[], v.kenmerk)`;

const selectToPay: Statement = {
  name: 'selectToPay',
  text: `${selectOpenPerBetaalverzoek} AND v.debiteur = ANY ($2) ${inOrder}`,
};

/**
 * Reads what the caller has to pay for payment requests of their own (docs/decisions.md §7: the server decides
 * the amount), in the order asked. Zero once it is paid; one that is unknown or somebody else's is left
 * out.
 */
export async function listPayable(
  access: Access,
  { query }: Transaction,
  kenmerken: readonly string[],
): Promise<readonly ToPay[]> {
  return query<ToPay>(selectToPay, [kenmerken, access.debiteuren]);
}
