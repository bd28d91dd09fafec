import type { Cents } from '@mijn/domain/money';
import type { Statement } from '../../db/database.ts';
import type { Access } from '../../access/access.ts';
import type { Transaction } from '../../access/inAccess.ts';

/** Open amount of a payment request, cents, and its debtor. */
export interface ToPay {
  readonly betaalverzoek: string;
  readonly bedrag: Cents;
  /** Relatienummer of the verzekeringsnemer. */
  readonly debiteur: string;
}

/** SQL: open amounts of the payment requests $1, as columns of `ToPay`, in the order of $1. */
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
 * Returns the open amounts of the caller's own payment requests, in the given order (docs/decisions.md
 * §7: the server decides the amount). Zero once paid; unknown and foreign ones are omitted.
 */
export async function listPayable(
  access: Access,
  { query }: Transaction,
  kenmerken: readonly string[],
): Promise<readonly ToPay[]> {
  return query<ToPay>(selectToPay, [kenmerken, access.debiteuren]);
}
