import type { FactuurSoort } from '@mijn/domain/factuursoorten';
import type { Opdracht } from '../db/database.ts';
import type { Access } from '../toegang/access.ts';
import type { Transactie } from '../toegang/inAccess.ts';
import { factuurKolommen, type FactuurRij, factuurTabellen } from './factuurRij.ts';

/** A line of an invoice, with whom it is about. Cents, days as `yyyy-mm-dd`. */
export interface FactuurRegelRij {
  readonly relatienummer: string;
  readonly naam: string;
  readonly geboortedatum: string;
  readonly omschrijving: string;
  readonly periode_van: string | null;
  /** The first day after it. */
  readonly periode_tot: string | null;
  readonly datum: string | null;
  readonly bedrag: number;
  readonly bedrag_eigen_risico: number;
  readonly bedrag_eigen_bijdrage: number;
  readonly zorgverlener: string | null;
  readonly declaratie_nummer: string | null;
  readonly declaratie_volgnummer: number | null;
}

/** An invoice with everything its page shows. */
export interface FactuurDetailRij extends FactuurRij {
  readonly regels: readonly FactuurRegelRij[];
  /** What is left to pay of the payment request it is in, and how many invoices that holds. */
  readonly verzoek_open: number | null;
  readonly verzoek_aantal: number | null;
}

/** The lines of invoice `f` as JSON, in their order. */
const regelsAlsJson = `
  (SELECT coalesce(json_agg(to_jsonb(r) || jsonb_build_object('naam', w.naam,
      'geboortedatum', w.geboortedatum) ORDER BY r.volgnummer), '[]')
    FROM verzekeraar.factuur_regel r
    LEFT JOIN verzekeraar.personen_op_factuur(f.kenmerk) w ON w.relatienummer = r.relatienummer
    WHERE r.kenmerk = f.kenmerk)`;

const leesFactuur: Opdracht = {
  name: 'leesFactuur',
  text: `
    SELECT ${factuurKolommen}, ${regelsAlsJson} AS regels, v.open AS verzoek_open,
      v.aantal AS verzoek_aantal
    ${factuurTabellen}
    LEFT JOIN LATERAL (
      SELECT sum(greatest(t.open, 0)) AS open, count(*) AS aantal
      FROM verzekeraar.factuur a JOIN verzekeraar.factuur_stand t ON t.kenmerk = a.kenmerk
      WHERE a.betaalverzoek = f.betaalverzoek AND a.debiteur = f.debiteur) v
      ON f.betaalverzoek IS NOT NULL
    WHERE f.kenmerk = $2 AND f.soort = $3 AND f.debiteur = ANY ($1)`,
};

/**
 * Reads an invoice of one kind that the caller owes, and logs whose data stands on it; undefined when
 * it does not exist for them, or is of another kind.
 */
export async function getFactuur(
  access: Access,
  { query, noteer }: Transactie,
  kenmerk: string,
  soort: FactuurSoort,
): Promise<FactuurDetailRij | undefined> {
  const [rij] = await query<FactuurDetailRij>(leesFactuur, [access.debiteuren, kenmerk, soort]);
  if (rij) {
    const personen = rij.regels.map(({ relatienummer }) => relatienummer);
    noteer('getFactuur', [access.kijker, ...personen], rij.kenmerk);
  }
  return rij;
}
