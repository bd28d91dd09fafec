import type { Brand } from '@mijn/domain/brands';
import type { Access } from '../../access/access.ts';
import { type Read, withAccessLog } from '../../access/withAccessLog.ts';
import type { PremieVerzekerde } from '../../facturen/issue/premieLines.rules.ts';
import type { Premie } from '../../facturen/issue/premies.ts';
import { validOnSql } from '../../facts/people.queries.ts';
import { withCakSql } from '../../facts/factuur.queries.ts';

/** A person insured today with their cover, and every premium of their brand. Cents. */
export interface VerzekeringRow {
  readonly relatienummer: string;
  readonly opgemaakte_naam: string;
  readonly roepnaam: string;
  readonly geboortedatum: Temporal.PlainDate;
  readonly merk: Brand;
  readonly aanvullend: 'AANVULLEND' | 'AANVULLEND_PLUS' | null;
  readonly vrijwillig_eigen_risico: number;
  readonly premies: readonly Premie[];
  /** Periods in which the CAK collects the basic premium, if the caller pays it. */
  readonly with_cak: NonNullable<PremieVerzekerde['withCak']>;
}

const selectVerzekeringen = withAccessLog({
  name: 'selectVerzekeringen',
  operation: 'listVerzekeringen',
  valueCount: 3,
  order: 'first DESC, geboortedatum, relatienummer',
  alsoWithoutRows: true,
  text: `
    SELECT r.relatienummer, r.opgemaakte_naam, r.roepnaam, r.geboortedatum, p.merk, v.aanvullend,
      v.vrijwillig_eigen_risico, r.relatienummer = $3 AS first,
      (SELECT json_agg(json_build_object(
          'merk', q.merk, 'pakket', q.pakket, 'jaar', q.jaar, 'bedrag', q.bedrag))
        FROM insurer.premie q WHERE q.merk = p.merk) AS premies,
      ${withCakSql('p.polisnummer')} AS with_cak
    FROM insurer.relatie r
    JOIN insurer.verzekering v ON v.relatienummer = r.relatienummer
      AND ${validOnSql('v', '$2')}
    JOIN insurer.polis p ON p.polisnummer = v.polisnummer
      AND ${validOnSql('p', '$2')}
    WHERE r.relatienummer = ANY ($1)`,
});

/**
 * Reads the insurance of everyone visible to the caller who is insured today, and logs access. The
 * caller comes first, then the eldest.
 */
export function listVerzekeringen(access: Access): Read<VerzekeringRow> {
  return selectVerzekeringen(access, [
    [...access.visible.keys()],
    access.today.toString(),
    access.viewer,
  ]);
}
