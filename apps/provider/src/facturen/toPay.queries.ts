import type { Cents } from '@mijn/domain/money';
import type { Statement } from '../db/database.ts';
import type { Access } from '../access/access.ts';
import type { Transaction } from '../access/inAccess.ts';

/** What is still open of a payment request, cents, and whose it is. */
export interface ToPay {
  readonly bedrag: Cents;
  /** Relatienummer of the verzekeringsnemer. */
  readonly debiteur: string;
}

/** The open sum of payment request $1, as columns of `ToPay`. */
export const selectOpenPerBetaalverzoek = `
    SELECT v.debiteur, (SELECT coalesce(sum(s.open), 0)::integer
      FROM insurer.factuur f JOIN insurer.factuur_stand s USING (kenmerk)
      WHERE f.betaalverzoek = v.kenmerk AND s.open > 0) AS bedrag
    FROM insurer.betaalverzoek v WHERE v.kenmerk = $1`;

const selectToPay: Statement = {
  name: 'selectToPay',
  text: `${selectOpenPerBetaalverzoek} AND v.debiteur = ANY ($2)`,
};

/**
 * Reads what the caller has to pay for a payment request of their own (decisions §7: the server
 * decides the amount). Zero once it is paid; undefined when it is unknown or somebody else's.
 */
export async function findPayable(
  access: Access,
  { query }: Transaction,
  kenmerk: string,
): Promise<ToPay | undefined> {
  const [row] = await query<ToPay>(selectToPay, [kenmerk, access.debiteuren]);
  return row;
}
