import type { Opdracht } from '../db/database.ts';
import type { Access } from '../toegang/access.ts';
import type { Transactie } from '../toegang/inAccess.ts';
import { zorgZichtbaar } from '../toegang/toegang.rules.ts';
import { factuurKolommen, factuurPeriode, type FactuurRij, factuurTabellen } from './factuurRij.ts';

/** An invoice as the list needs it. */
export interface FactuurInLijstRij extends FactuurRij {
  /** The month (`2026-11`) or the year it is about. */
  readonly periode: string;
  /** Some of the care on it is hidden from the viewer. */
  readonly afgeschermd: boolean;
}

const leesFacturen: Opdracht = {
  name: 'leesFacturen',
  text: `
    SELECT ${factuurKolommen}, ${factuurPeriode} AS periode,
      EXISTS (SELECT FROM verzekeraar.factuur_regel r WHERE r.kenmerk = f.kenmerk
        AND r.declaratie_nummer IS NOT NULL AND r.relatienummer <> ALL ($2)) AS afgeschermd
    ${factuurTabellen}
    WHERE f.debiteur = ANY ($1)
    ORDER BY f.datum DESC, f.kenmerk DESC`,
};

/** Reads the invoices that the caller owes, newest first, and logs it. */
export async function listFacturen(
  access: Access,
  { query, noteer }: Transactie,
): Promise<FactuurInLijstRij[]> {
  const rijen = await query<FactuurInLijstRij>(leesFacturen, [
    access.debiteuren,
    zorgZichtbaar(access),
  ]);
  noteer('listFacturen', [access.kijker]);
  return rijen;
}
