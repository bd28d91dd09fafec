import type { Cents } from '@mijn/domain/money';
import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';

/** A payment request with an open amount. Cents; day as `yyyy-mm-dd`. */
export interface OpenBetaalverzoek {
  readonly kenmerk: string;
  readonly naam: string;
  readonly open: Cents;
  readonly dueDate: string;
}

const selectOpen: Statement = {
  name: 'selectOpenBetaalverzoeken',
  text: `
    SELECT v.kenmerk, r.opgemaakte_naam AS naam, sum(s.open)::int AS open,
      v.uiterste_betaaldatum::text AS "dueDate"
    FROM insurer.betaalverzoek v
    JOIN insurer.relatie r ON r.relatienummer = v.debiteur
    JOIN insurer.factuur f ON f.betaalverzoek = v.kenmerk
    JOIN insurer.factuur_stand s ON s.kenmerk = f.kenmerk AND s.open > 0
    GROUP BY v.kenmerk, r.opgemaakte_naam
    ORDER BY v.uiterste_betaaldatum, v.kenmerk
    LIMIT $1`,
};

/** Returns the payment requests with an open amount, in order of their due day. */
export async function listOpenBetaalverzoeken(
  { query }: JobTransaction,
  atMost: number,
): Promise<readonly OpenBetaalverzoek[]> {
  return query<OpenBetaalverzoek>(selectOpen, [atMost]);
}

const selectBetaalverzoek: Statement = {
  name: 'selectBetaalverzoekOfTransfer',
  text: `SELECT kenmerk FROM insurer.betaalverzoek WHERE kenmerk = $1`,
};

/** Tells whether a betalingskenmerk is one of ours. */
export async function isBetaalverzoek(
  { query }: JobTransaction,
  kenmerk: string,
): Promise<boolean> {
  return (await query(selectBetaalverzoek, [kenmerk])).length > 0;
}
