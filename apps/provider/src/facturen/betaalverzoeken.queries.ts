import type { BetaalverzoekTitel } from '@mijn/domain/factuursoorten';
import type { BetaalStaat } from '../betalingen/betalingen.rules.ts';
import type { Opdracht } from '../db/database.ts';
import type { Access } from '../toegang/access.ts';
import type { Transactie } from '../toegang/inAccess.ts';
import { type Lezing, metInzage } from '../toegang/lezing.ts';
import { factuurPeriode } from './factuurRij.ts';

/** A payment request with the invoices it bundles. Cents, days in JSON as `yyyy-mm-dd`. */
export interface BetaalverzoekRij {
  readonly kenmerk: string;
  readonly titel: BetaalverzoekTitel;
  readonly datum: Temporal.PlainDate;
  readonly uiterste_betaaldatum: Temporal.PlainDate;
  readonly totaal: number;
  readonly open: number;
  readonly facturen: readonly {
    readonly kenmerk: string;
    readonly soort: string;
    readonly datum: string;
    readonly bedrag: number;
    /** The month (`2026-11`) or the year it is about. */
    readonly periode: string;
  }[];
  /** The last attempt to pay it. */
  readonly betaling: { readonly betalingId: string; readonly status: BetaalStaat } | null;
}

const kolommen = `
  b.kenmerk, b.titel, b.datum, b.uiterste_betaaldatum, v.totaal, v.open, v.facturen,
  (SELECT json_build_object('betalingId', p.betaling_id, 'status', p.status)
    FROM verzekeraar.betaling p WHERE p.betaalverzoek = b.kenmerk
    ORDER BY p.aangemaakt_op DESC LIMIT 1) AS betaling`;

// What it bundles, and what is left of that: the ledger's, as everywhere.
const tabellen = `
  FROM verzekeraar.betaalverzoek b
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(f.bedrag), 0) AS totaal, coalesce(sum(greatest(s.open, 0)), 0) AS open,
      coalesce(json_agg(json_build_object('kenmerk', f.kenmerk, 'soort', f.soort,
        'datum', f.datum, 'bedrag', f.bedrag,
        'periode', ${factuurPeriode}) ORDER BY f.datum, f.soort DESC, f.kenmerk), '[]') AS facturen
    FROM verzekeraar.factuur f JOIN verzekeraar.factuur_stand s ON s.kenmerk = f.kenmerk
    WHERE f.betaalverzoek = b.kenmerk AND f.debiteur = b.debiteur) v`;

// The most urgent first: by its title, then by the last day to pay.
const leesBetaalverzoeken = metInzage({
  name: 'leesBetaalverzoeken',
  operatie: 'listBetaalverzoeken',
  aantal: 1,
  volgorde: `array_position(ARRAY['Aanmaning', 'Herinnering', 'Incasso mislukt', 'Factuur'], titel),
    uiterste_betaaldatum, kenmerk`,
  ookZonderRijen: true,
  text: `
    SELECT b.debiteur AS relatienummer, ${kolommen} ${tabellen}
    WHERE b.debiteur = ANY ($1) AND v.open > 0`,
});

/** Reads the caller's payment requests that still have something to pay, and logs it. */
export function listBetaalverzoeken(access: Access): Lezing<BetaalverzoekRij> {
  return leesBetaalverzoeken(access, [access.debiteuren]);
}

const leesBetaalverzoek: Opdracht = {
  name: 'leesBetaalverzoek',
  text: `SELECT ${kolommen} ${tabellen} WHERE b.kenmerk = $2 AND b.debiteur = ANY ($1)`,
};

/** Reads one payment request of the caller, also when it is paid, and logs it; undefined: no such one. */
export async function getBetaalverzoek(
  access: Access,
  { query, noteer }: Transactie,
  kenmerk: string,
): Promise<BetaalverzoekRij | undefined> {
  const [rij] = await query<BetaalverzoekRij>(leesBetaalverzoek, [access.debiteuren, kenmerk]);
  if (rij) noteer('getBetaalverzoek', [access.kijker], rij.kenmerk);
  return rij;
}
