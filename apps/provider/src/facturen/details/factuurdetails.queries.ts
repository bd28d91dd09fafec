import type { boekingKinds } from '@mijn/contract/regeling';
import type { FactuurKind } from '@mijn/domain/factuur';
import type { Cents } from '@mijn/domain/money';
import type { Statement } from '../../db/database.ts';
import type { Access } from '../../access/access.ts';
import type { Transaction } from '../../access/inAccess.ts';
import { factuurColumns, factuurTables, regelingScheduleColumn } from '../factuurRow.queries.ts';
import type { FactuurRow, WithSchedule } from '../factuurRow.ts';
import { aangemaandSql } from '../../facts/factuur.queries.ts';
import { lastBetalingSql } from '../lastBetaling.queries.ts';
import type { LastBetaling } from '../lastBetaling.ts';

/** A line of an invoice with its person. Cents, days as `yyyy-mm-dd`. */
export interface FactuurLineRow {
  readonly relatienummer: string;
  readonly naam: string;
  readonly geboortedatum: string;
  readonly omschrijving: string;
  readonly periode_van: string | null;
  /** First day after the period. */
  readonly periode_tot: string | null;
  readonly datum: string | null;
  readonly bedrag: Cents;
  readonly bedrag_eigen_risico: Cents;
  readonly bedrag_eigen_bijdrage: Cents;
  readonly zorgverlener: string | null;
  readonly declaratie_nummer: string | null;
  readonly declaratie_volgnummer: number | null;
}

/** A line of the ledger. Cents, day as `yyyy-mm-dd`. */
interface BoekingRow {
  readonly soort: (typeof boekingKinds)[number];
  readonly datum: string;
  readonly bedrag: Cents;
  /** Counterpart of a set-off or settlement: an invoice. */
  readonly otherFactuur: string | null;
  /** Other counterparts: a claim, or an overpaid payment request. */
  readonly declaratie: string | null;
  readonly paidBetaalverzoek: string | null;
  /** Booked by an online payment. */
  readonly online: boolean;
}

export interface FactuurDetailRow extends FactuurRow, Partial<WithSchedule> {
  readonly regels: readonly FactuurLineRow[];
  /** Ledger lines, oldest first. */
  readonly boekingen: readonly BoekingRow[];
  /** For a settlement: people whose terms ended early, with the reason if known. */
  readonly stopped: readonly {
    readonly relatienummer: string;
    readonly door: 'gemist' | 'vertrokken' | null;
  }[];
  /** Open amount and number of invoices of its payment request. */
  readonly betaalverzoek_open: Cents | null;
  readonly betaalverzoek_count: number | null;
  /** Open amount of all the person's requests with an Aanmaning. */
  readonly aangemaand: Cents;
  readonly betaalverzoek_betaling: LastBetaling | null;
}

const linesAsJson = `
  (SELECT coalesce(json_agg(to_jsonb(r) || jsonb_build_object('naam', w.naam,
      'geboortedatum', w.geboortedatum) ORDER BY r.volgnummer), '[]')
    FROM insurer.factuur_regel r
    LEFT JOIN insurer.persons_on_factuur(f.kenmerk) w ON w.relatienummer = r.relatienummer
    WHERE r.kenmerk = f.kenmerk)`;

const selectFactuur: Statement = {
  name: 'selectFactuur',
  text: `
    SELECT ${factuurColumns}, ${regelingScheduleColumn}, ${linesAsJson} AS regels,
      (SELECT coalesce(json_agg(json_build_object('soort', k.soort, 'datum', k.datum, 'bedrag', k.bedrag,
          'otherFactuur', k.tegenkenmerk, 'declaratie', o.declaratie, 'paidBetaalverzoek', o.betaalverzoek,
          'online', EXISTS (SELECT FROM insurer.betaling p
            WHERE p.betaling_id = k.betaling_id UNION ALL SELECT FROM insurer.betaling_afwijking w
            WHERE w.afwijking_id = k.betaling_id))
          ORDER BY k.datum, k.boeking_id), '[]')
        FROM insurer.boeking k LEFT JOIN insurer.tegoed o ON o.tegoed_id = k.tegoed_id
        WHERE k.kenmerk = f.kenmerk) AS boekingen,
      (SELECT coalesce(json_agg(json_build_object('relatienummer', g.relatienummer,
          'door', g.gestopt_door)), '[]') FROM insurer.settlement_reasons(f.kenmerk) g) AS stopped, v.open AS betaalverzoek_open,
      v.aantal AS betaalverzoek_count, ${aangemaandSql('f.debiteur')} AS aangemaand, ${lastBetalingSql} AS betaalverzoek_betaling
    ${factuurTables}
    LEFT JOIN LATERAL (
      SELECT sum(greatest(t.open, 0)) AS open, count(*) AS aantal
      FROM insurer.factuur a JOIN insurer.factuur_stand t ON t.kenmerk = a.kenmerk
      WHERE a.betaalverzoek = f.betaalverzoek AND a.debiteur = f.debiteur) v
      ON f.betaalverzoek IS NOT NULL
    WHERE f.kenmerk = $2 AND ($3::text IS NULL OR f.soort = $3) AND f.debiteur = ANY ($1)`,
};

/**
 * Returns an invoice that the caller owes, of one kind or of any, and logs access to the people on it;
 * undefined when it does not exist for them, or is of another kind.
 */
export async function getFactuur(
  access: Access,
  { query, record }: Transaction,
  kenmerk: string,
  kind: FactuurKind | null,
  operation: 'getFactuur' | 'getFactuurDocument' = 'getFactuur',
): Promise<FactuurDetailRow | undefined> {
  const [row] = await query<FactuurDetailRow>(selectFactuur, [access.debiteuren, kenmerk, kind]);
  if (row) {
    const people = row.regels.map(({ relatienummer }) => relatienummer);
    record(operation, [access.viewer, ...people], row.kenmerk);
  }
  return row;
}
