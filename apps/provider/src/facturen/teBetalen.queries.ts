import type { Opdracht } from '../db/database.ts';
import type { Access } from '../toegang/access.ts';
import type { Transactie } from '../toegang/inAccess.ts';

/** What is still open of a payment request, cents, and whose it is. */
export interface TeBetalen {
  readonly bedrag: number;
  /** Relatienummer of the verzekeringsnemer. */
  readonly debiteur: string;
}

/** The open sum of payment request $1, as columns of `TeBetalen`. */
export const openVanVerzoek = `
    SELECT v.debiteur, (SELECT coalesce(sum(s.open), 0)::integer
      FROM verzekeraar.factuur f JOIN verzekeraar.factuur_stand s USING (kenmerk)
      WHERE f.betaalverzoek = v.kenmerk AND s.open > 0) AS bedrag
    FROM verzekeraar.betaalverzoek v WHERE v.kenmerk = $1`;

const leesTeBetalen: Opdracht = {
  name: 'leesTeBetalen',
  text: `${openVanVerzoek} AND v.debiteur = ANY ($2)`,
};

/**
 * Reads what the caller has to pay for a payment request of their own (decisions §7: the server
 * decides the amount). Zero once it is paid; undefined when it is unknown or somebody else's.
 */
export async function getTeBetalen(
  access: Access,
  { query }: Transactie,
  kenmerk: string,
): Promise<TeBetalen | undefined> {
  const [rij] = await query<TeBetalen>(leesTeBetalen, [kenmerk, access.debiteuren]);
  return rij;
}
