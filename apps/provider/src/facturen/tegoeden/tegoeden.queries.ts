import type { Tegoed } from '@mijn/contract/tegoed';
import type { Access } from '../../access/access.ts';
import { type Read, withAccessLog } from '../../access/withAccessLog.ts';
import { payoutDaySql } from './payoutDay.queries.ts';

/** A held sum. Cents. */
export interface TegoedRow {
  readonly soort: Tegoed['soort'];
  readonly kenmerk: string;
  readonly bedrag: number;
  readonly sinds: Temporal.PlainDate;
  /** Day by which it is paid; null while no account is known. */
  readonly expectedOn: Temporal.PlainDate | null;
}

const selectTegoeden = withAccessLog({
  name: 'selectTegoedenOfViewer',
  operation: 'listTegoeden',
  valueCount: 2,
  order: 'sinds, soort, kenmerk',
  alsoWithoutRows: true,
  text: `
    SELECT t.*, CASE WHEN r.iban IS NOT NULL
        THEN ${payoutDaySql("t.soort = 'declaratie'", 't.sinds', '$2::date')} END AS "expectedOn"
    FROM (
      SELECT f.debiteur AS relatienummer, 'factuur' AS soort, f.kenmerk, -s.open AS bedrag,
        f.datum AS sinds
      FROM insurer.factuur f JOIN insurer.factuur_stand s USING (kenmerk)
      WHERE f.debiteur = ANY ($1) AND f.bedrag < 0 AND s.open < 0
      UNION ALL
      SELECT g.debiteur, CASE WHEN g.declaratie IS NULL THEN 'betaling' ELSE 'declaratie' END,
        coalesce(g.declaratie, g.betaalverzoek), s.open, g.datum
      FROM insurer.tegoed g JOIN insurer.tegoed_stand s USING (tegoed_id)
      WHERE g.debiteur = ANY ($1) AND g.terugbetaald_op IS NULL AND s.open > 0) t
    JOIN insurer.relatie r ON r.relatienummer = t.relatienummer`,
});

/**
 * Reads the rest of the money held for the caller, oldest first, and logs access: of their invoices and
 * payments, and of claims on their policy. It is held while no account is known.
 */
export function listTegoeden(access: Access): Read<TegoedRow> {
  return selectTegoeden(access, [access.debiteuren, access.today.toString()]);
}
