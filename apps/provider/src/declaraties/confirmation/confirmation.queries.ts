import type { Cents } from '@mijn/domain/money';
import type { Statement } from '../../db/database.ts';
import { noAccountSql } from '../noAccount.queries.ts';
import { sentLines } from '../../facts/care.queries.ts';
import type { Access } from '../../access/access.ts';
import type { Transaction } from '../../access/inAccess.ts';
import type { WaitsFor } from '../expectedDay.rules.ts';

/** A claim as sent in; `bedrag` in cents. */
export interface ConfirmationRow {
  readonly nummer: string;
  readonly relatienummer: string;
  readonly indiener: string;
  readonly forWhom: string;
  readonly byWhom: string;
  readonly status: 'INGEDIEND' | 'IN_BEHANDELING' | 'AFGEHANDELD';
  readonly ingediend_op: Temporal.Instant;
  readonly afgehandeld_op: Temporal.Instant | null;
  readonly later_in_behandeling: boolean;
  readonly wachtOp: WaitsFor | null;
  readonly zorgsoort: string;
  readonly zorgverlener: string;
  readonly behandeldatum: Temporal.PlainDate;
  readonly notanummer: string;
  readonly bedrag: Cents;
  /** Submitted lines; a single one for a claim without lines. */
  readonly regels: readonly {
    readonly zorgsoort: string;
    readonly behandelDatum: string;
    readonly bedrag: Cents;
    readonly omschrijving: string | null;
  }[];
  readonly no_account: boolean;
  readonly bestanden: readonly string[];
}

const selectConfirmation: Statement = {
  name: 'selectConfirmation',
  text: `
    SELECT d.nummer, d.relatienummer, d.indiener, d.status, d.ingediend_op, d.afgehandeld_op,
      d.later_in_behandeling, d.wacht_op AS "wachtOp", d.zorgsoort, d.zorgverlener, d.behandeldatum, d.notanummer, d.bedrag,
      (SELECT json_agg(json_build_object('zorgsoort', sent.zorgsoort, 'bedrag', sent.bedrag,
          'behandelDatum', sent.behandeldatum, 'omschrijving', sent.omschrijving)
          ORDER BY sent.volgnummer)
        FROM ${sentLines}) AS regels,
      coalesce(insurer.name_on_declaratie(d.nummer, d.relatienummer), '') AS "forWhom",
      coalesce(insurer.name_on_declaratie(d.nummer, d.indiener), '') AS "byWhom",
      ${noAccountSql('d.relatienummer', '$4')} AS no_account,
      ARRAY(SELECT b.naam FROM insurer.bestand b WHERE b.nummer = d.nummer
        ORDER BY b.volgnummer, b.ontvangen_op) AS bestanden
    FROM insurer.declaratie d
    WHERE d.nummer = $3 AND (d.relatienummer = ANY ($2) OR d.indiener = $1)
      AND d.teruggetrokken_op IS NULL`,
};

/**
 * Returns the parts of a claim that the caller may see, for its confirmation, and logs access;
 * undefined: no such claim.
 */
export async function findConfirmation(
  access: Access,
  { query, record }: Transaction,
  number: string,
): Promise<ConfirmationRow | undefined> {
  const values = [access.sender, [...access.visible.keys()], number, access.today.toString()];
  const [row] = await query<ConfirmationRow>(selectConfirmation, values);
  if (row) record('getBevestiging', [row.relatienummer], row.nummer);
  return row;
}
