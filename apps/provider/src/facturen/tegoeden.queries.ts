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

// A claim is paid when it is judged, where an account is known: one without a payout waits.
const selectTegoeden = withAccessLog({
  name: 'selectTegoedenOfViewer',
  operation: 'listTegoeden',
  valueCount: 2,
  order: 'sinds, soort, kenmerk',
  alsoWithoutRows: true,
  text: `
    SELECT t.* FROM (
      SELECT f.debiteur AS relatienummer, 'factuur' AS soort, f.kenmerk, -s.open AS bedrag,
        f.datum AS sinds
      FROM insurer.factuur f JOIN insurer.factuur_stand s USING (kenmerk)
      WHERE f.debiteur = ANY ($1) AND f.bedrag < 0 AND s.open < 0
      UNION ALL
      SELECT g.debiteur, 'betaling', g.betaalverzoek, g.bedrag, g.datum
      FROM insurer.tegoed g WHERE g.debiteur = ANY ($1) AND g.terugbetaald_op IS NULL
      UNION ALL
      SELECT d.relatienummer, 'declaratie', d.nummer, d.uitgekeerd,
        (d.afgehandeld_op AT TIME ZONE 'Europe/Amsterdam')::date
      FROM insurer.declaratie d
      WHERE d.relatienummer = ANY ($2) AND d.status = 'AFGEHANDELD' AND d.uitgekeerd > 0
        AND d.soort_indiener = 'Verzekerde' AND d.teruggetrokken_op IS NULL
        AND NOT EXISTS (SELECT FROM insurer.uitbetaling u WHERE u.nummer = d.nummer)) t
    WHERE EXISTS (SELECT FROM insurer.relatie r
      WHERE r.relatienummer = ANY ($1) AND r.iban IS NULL)`,
});

/**
 * Reads what waits for the caller because no account of theirs is known, the oldest first, and logs
 * it: their own credits, and as verzekeringsnemer what claims on the policy pay out.
 */
export function listTegoeden(access: Access): Read<TegoedRow> {
  const people = access.verzekeringsnemer ? [...access.visible.keys()] : [];
  return selectTegoeden(access, [access.debiteuren, people]);
}
