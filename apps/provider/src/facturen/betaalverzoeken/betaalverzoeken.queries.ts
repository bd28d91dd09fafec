import type { BetaalverzoekTitle } from '@mijn/domain/factuur';
import type { Cents } from '@mijn/domain/money';
import type { Statement } from '../../db/database.ts';
import type { Access } from '../../access/access.ts';
import type { Transaction } from '../../access/inAccess.ts';
import { type Read, withAccessLog } from '../../access/withAccessLog.ts';
import { payoutDaySql } from '../tegoeden/payoutDay.queries.ts';
import { factuurPeriodSql, aangemaandSql } from '../../facts/factuur.queries.ts';
import { isSetOffSql, isToReturnSql } from '../../facts/money.queries.ts';
import { lastBetalingSql } from '../lastBetaling.queries.ts';
import type { LastBetaling } from '../lastBetaling.ts';

/** A payment request with its invoices. Cents, days in JSON as `yyyy-mm-dd`. */
export interface BetaalverzoekRow {
  readonly kenmerk: string;
  readonly titel: BetaalverzoekTitle;
  readonly datum: Temporal.PlainDate;
  readonly uiterste_betaaldatum: Temporal.PlainDate;
  readonly totaal: Cents;
  readonly open: Cents;
  /** Open amount of all the person's requests with an Aanmaning. */
  readonly aangemaand: Cents;
  readonly facturen: readonly {
    readonly kenmerk: string;
    readonly soort: string;
    readonly datum: string;
    readonly bedrag: Cents;
    /** Month (`2026-11`) or year of the invoice. */
    readonly periode: string;
  }[];
  readonly tegoeden: readonly {
    /** An overpayment counts less the part that was returned at the payment provider instead. */
    readonly bedrag: Cents;
    /** Amount of it that was set off. */
    readonly verrekend: Cents;
    readonly paidBackOn: string | null;
    /** Day by which it is paid back; null while no account is known. */
    readonly expectedOn: string | null;
    /** Staff decided to pay it back, because the payment did not match. */
    readonly toReturn: boolean;
  }[];
  /** Returned payments, whose amounts are open again; or restored ones. */
  readonly terugboekingen: readonly {
    readonly bedrag: Cents;
    readonly restored: boolean;
    readonly datum: string;
    readonly soort: 'terugbetaald' | 'teruggehaald';
  }[];
  readonly betaling: LastBetaling | null;
  /** Part of it was not paid, but set off or taken up in a settlement. */
  readonly setOff: boolean;
}

const columns = `
  b.kenmerk, b.titel, b.datum, b.uiterste_betaaldatum, v.totaal, v.open, v.facturen,
  ${aangemaandSql('b.debiteur')} AS aangemaand,
  ${lastBetalingSql} AS betaling, ${isSetOffSql('b.kenmerk')} AS "setOff",
  (SELECT coalesce(json_agg(json_build_object('bedrag', CASE WHEN z.bedrag < 0 THEN -z.bedrag ELSE z.heropend END,
      'datum', z.datum, 'soort', z.soort, 'restored', z.bedrag < 0) ORDER BY z.terugboeking_id), '[]')
    FROM insurer.betaling_terugboeking z
    WHERE z.betaalverzoek = b.kenmerk AND (z.heropend > 0 OR z.bedrag < 0)) AS terugboekingen,
  (SELECT coalesce(json_agg(json_build_object('verrekend', s.verrekend, 'paidBackOn', c.terugbetaald_op,
      'bedrag', c.bedrag - CASE WHEN ${isToReturnSql} THEN 0 ELSE c.teruggeboekt END, 'toReturn', ${isToReturnSql},
      'expectedOn', CASE WHEN c.terugbetaald_op IS NULL AND r.iban IS NOT NULL
        THEN ${payoutDaySql('false', 'c.datum', '$2::date')} END) ORDER BY c.datum, c.tegoed_id), '[]')
    FROM insurer.tegoed c JOIN insurer.tegoed_stand s ON s.tegoed_id = c.tegoed_id
    JOIN insurer.relatie r ON r.relatienummer = c.debiteur
    WHERE c.debiteur = b.debiteur AND c.betaalverzoek = b.kenmerk
      AND (c.bedrag > c.teruggeboekt OR ${isToReturnSql})) AS tegoeden`;

// Invoices of a request, with open amounts from the ledger.
const tables = `
  FROM insurer.betaalverzoek b
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(f.bedrag), 0) AS totaal, coalesce(sum(greatest(s.open, 0)), 0) AS open,
      coalesce(json_agg(json_build_object('kenmerk', f.kenmerk, 'soort', f.soort,
        'datum', f.datum, 'bedrag', f.bedrag,
        'periode', ${factuurPeriodSql}) ORDER BY f.datum, f.soort DESC, f.kenmerk), '[]') AS facturen
    FROM insurer.factuur f JOIN insurer.factuur_stand s ON s.kenmerk = f.kenmerk
    WHERE f.betaalverzoek = b.kenmerk AND f.debiteur = b.debiteur) v`;

const selectBetaalverzoeken = withAccessLog({
  name: 'selectBetaalverzoeken',
  operation: 'listBetaalverzoeken',
  valueCount: 2,
  order: 'kenmerk',
  alsoWithoutRows: true,
  text: `
    SELECT b.debiteur AS relatienummer, ${columns} ${tables}
    WHERE b.debiteur = ANY ($1) AND v.open > 0`,
});

/** Reads the caller's payment requests with an open amount, and logs access. */
export function listBetaalverzoeken(access: Access): Read<BetaalverzoekRow> {
  return selectBetaalverzoeken(access, [access.debiteuren, access.today.toString()]);
}

const selectBetaalverzoek: Statement = {
  name: 'selectBetaalverzoek',
  text: `SELECT ${columns} ${tables} WHERE b.kenmerk = $3 AND b.debiteur = ANY ($1)`,
};

/** Returns one payment request of the caller, paid or not, and logs access; undefined: no such one. */
export async function getBetaalverzoek(
  access: Access,
  { query, record }: Transaction,
  kenmerk: string,
): Promise<BetaalverzoekRow | undefined> {
  const values = [access.debiteuren, access.today.toString(), kenmerk];
  const [row] = await query<BetaalverzoekRow>(selectBetaalverzoek, values);
  if (row) record('getBetaalverzoek', [access.viewer], row.kenmerk);
  return row;
}
