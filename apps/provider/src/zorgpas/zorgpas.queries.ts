import type { Brand } from '@mijn/domain/brands';
import type { Access } from '../access/access.ts';
import { type Read, withAccessLog } from '../access/withAccessLog.ts';
import { validOnSql } from '../facts/people.queries.ts';

export interface ZorgpasRow {
  readonly relatienummer: string;
  readonly bsn: string;
  readonly opgemaakte_naam: string;
  readonly tussenvoegsel: string | null;
  readonly achternaam: string;
  readonly voorletters: string;
  readonly geboortedatum: Temporal.PlainDate;
  readonly merk: Brand;
  readonly uzovi: string;
  readonly identificatie: string;
  readonly vervaldatum: Temporal.PlainDate;
}

const selectZorgpassen = withAccessLog({
  name: 'selectZorgpassen',
  operation: 'listZorgpassen',
  valueCount: 3,
  order: 'first DESC, geboortedatum, relatienummer',
  alsoWithoutRows: true,
  text: `
    SELECT DISTINCT ON (r.relatienummer) r.relatienummer, r.bsn, r.opgemaakte_naam, r.tussenvoegsel,
      r.achternaam, r.voorletters, r.geboortedatum, p.merk, z.uzovi, z.identificatie, z.vervaldatum,
      r.relatienummer = $3 AS first
    FROM insurer.relatie r
    JOIN insurer.zorgpas z ON z.relatienummer = r.relatienummer AND z.uitgegeven_op <= $2
    JOIN insurer.verzekering v ON v.relatienummer = r.relatienummer
      AND ${validOnSql('v', '$2')}
    JOIN insurer.polis p ON p.polisnummer = v.polisnummer
      AND ${validOnSql('p', '$2')}
    WHERE r.relatienummer = ANY ($1)
    ORDER BY r.relatienummer, z.uitgegeven_op DESC, v.geldig_van DESC`,
});

/**
 * Reads the passes of the people visible to the caller who are insured today, and logs access. The
 * caller comes first, then the eldest.
 */
export function listZorgpassen(access: Access): Read<ZorgpasRow> {
  return selectZorgpassen(access, [
    [...access.visible.keys()],
    access.today.toString(),
    access.viewer,
  ]);
}
