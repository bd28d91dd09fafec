import type { Access } from '../toegang/access.ts';
import { type Lezing, metInzage } from '../toegang/lezing.ts';
import { zorgZichtbaar } from '../toegang/toegang.rules.ts';
import { factuurKolommen, factuurPeriode, type FactuurRij, factuurTabellen } from './factuurRij.ts';

/** An invoice as the list needs it. */
export interface FactuurInLijstRij extends FactuurRij {
  /** The month (`2026-11`) or the year it is about. */
  readonly periode: string;
  /** Some of the care on it is hidden from the viewer. */
  readonly afgeschermd: boolean;
}

const leesFacturen = metInzage({
  name: 'leesFacturen',
  operatie: 'listFacturen',
  aantal: 2,
  volgorde: 'datum DESC, soort DESC, kenmerk DESC',
  ookZonderRijen: true,
  text: `
    SELECT f.debiteur AS relatienummer, ${factuurKolommen}, ${factuurPeriode} AS periode,
      EXISTS (SELECT FROM verzekeraar.factuur_regel r WHERE r.kenmerk = f.kenmerk
        AND r.declaratie_nummer IS NOT NULL AND r.relatienummer <> ALL ($2)) AS afgeschermd
    ${factuurTabellen}
    WHERE f.debiteur = ANY ($1)`,
});

/** Reads the invoices that the caller owes, newest first, and logs it. */
export function listFacturen(access: Access): Lezing<FactuurInLijstRij> {
  return leesFacturen(access, [access.debiteuren, zorgZichtbaar(access)]);
}
