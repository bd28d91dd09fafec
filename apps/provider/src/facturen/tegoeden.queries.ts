import type { Tegoed } from '@mijn/contract/extensions';
import type { Access } from '../access/access.ts';
import { withAccessLog } from '../access/reading.ts';
import type { Read } from '../access/readTogether.ts';

/** A sum that waits. Cents. */
export interface TegoedRow {
  readonly soort: Tegoed['soort'];
  readonly kenmerk: string;
  readonly bedrag: number;
  readonly sinds: Temporal.PlainDate;
}

const selectTegoeden = withAccessLog({
  name: 'selectTegoedenOfViewer',
  operation: 'listTegoeden',
  valueCount: 1,
  order: 'sinds, soort, kenmerk',
  alsoWithoutRows: true,
  text: `
    SELECT t.* FROM (
      SELECT f.debiteur AS relatienummer, 'factuur' AS soort, f.kenmerk, -s.open AS bedrag,
        f.datum AS sinds
      FROM insurer.factuur f JOIN insurer.factuur_stand s USING (kenmerk)
      WHERE f.debiteur = ANY ($1) AND f.bedrag < 0 AND s.open < 0
      UNION ALL
      SELECT g.debiteur, CASE WHEN g.declaratie IS NULL THEN 'betaling' ELSE 'declaratie' END,
        coalesce(g.declaratie, g.betaalverzoek), s.open, g.datum
      FROM insurer.tegoed g JOIN insurer.tegoed_stand s USING (tegoed_id)
      WHERE g.debiteur = ANY ($1) AND g.terugbetaald_op IS NULL AND s.open > 0) t
    WHERE EXISTS (SELECT FROM insurer.relatie r
      WHERE r.relatienummer = ANY ($1) AND r.iban IS NULL)`,
});

/**
 * Reads what is left of the money that waits for the caller because no account of theirs is known, the
 * oldest first, and logs it: of their invoices and payments, and of the claims on their policy.
 */
export function listTegoeden(access: Access): Read<TegoedRow> {
  return selectTegoeden(access, [access.debiteuren]);
}
