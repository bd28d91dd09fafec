import type { DeclaratieReactie } from '@mijn/contract/reactie';
import type { Access } from '../access/access.ts';
import { careVisible } from '../access/visibility.rules.ts';
import { type Read, withAccessLog } from '../access/withAccessLog.ts';
import type { LineMelding, LineStep } from '../assess/shapes.ts';
import { correctieColumn, type ZorgkostenRow } from './zorgkosten.queries.ts';

/** A judged line with its details. Days as `yyyy-mm-dd`, cents. */
export interface ZorgkostenDetailRow extends ZorgkostenRow {
  readonly boekjaar: number;
  readonly ingediend_op: string;
  /** The caller may see the care; otherwise all fields that reveal it are null. */
  readonly care: boolean;
  readonly prestatie: string | null;
  readonly notanummer: string | null;
  readonly stappen: readonly LineStep[];
  readonly meldingen: readonly LineMelding[];
  readonly facturen: readonly string[];
  readonly reacties: readonly DeclaratieReactie[];
}

const selectZorgkostenDetail = withAccessLog({
  name: 'selectZorgkostenDetail',
  operation: 'getZorgkostenRegel',
  valueCount: 6,
  text: `
    SELECT g.relatienummer, g.nummer, g.volgnummer, d.soort_indiener, seen.care,
      g.behandeldatum::text AS behandeldatum, g.boekjaar,
      (d.ingediend_op AT TIME ZONE 'Europe/Amsterdam')::date::text AS ingediend_op,
      CASE WHEN seen.care THEN g.zorgsoort END AS zorgsoort,
      CASE WHEN seen.care THEN g.prestatie END AS prestatie,
      CASE WHEN seen.care THEN g.locatie_naam END AS locatie_naam,
      CASE WHEN seen.care THEN g.notanummer END AS notanummer,
      g.gedeclareerd, g.niet_vergoed, g.wettelijke_bijdrage, g.eigen_risico,
      g.eigen_risico_in_termijnen, ${correctieColumn},
      (SELECT coalesce(json_agg(json_build_object('stap', s.stap, 'bedrag', s.bedrag,
          'uitleg', CASE WHEN seen.care THEN s.uitleg END) ORDER BY s.volgnummer), '[]')
        FROM insurer.declaratie_stap s WHERE s.regel_id = g.regel_id) AS stappen,
      (SELECT coalesce(json_agg(json_build_object('code', m.code, 'omschrijving', m.omschrijving)
          ORDER BY m.volgnummer), '[]')
        FROM insurer.declaratie_melding m WHERE m.regel_id = g.regel_id AND seen.care) AS meldingen,
      (SELECT coalesce(json_agg(DISTINCT z.kenmerk), '[]') FROM insurer.factuur_zorg z
        WHERE z.declaratie_nummer = g.nummer AND z.declaratie_volgnummer = g.volgnummer
          AND z.debiteur = ANY ($6::text[])) AS facturen,
      (SELECT coalesce(json_agg(json_build_object('reactieId', e.vraag_id, 'regel', e.regel,
          'soort', e.soort, 'tekst', e.tekst, 'status', e.status, 'verstuurdOp', e.verstuurd_op,
          'antwoord', e.antwoord, 'beantwoordOp', e.beantwoord_op)
          ORDER BY e.verstuurd_op, e.vraag_id), '[]')
        FROM insurer.vraag e
        WHERE e.nummer = g.nummer AND e.regel = g.volgnummer AND seen.care
          AND (e.vrager = $1 OR g.relatienummer = ANY ($3::text[]))) AS reacties
    FROM insurer.declaratie_regel g JOIN insurer.declaratie d USING (nummer),
      LATERAL (SELECT g.relatienummer = ANY ($3::text[]) OR d.indiener = $1 AS care) seen
    WHERE g.nummer = $4 AND g.volgnummer = $5::int AND d.status = 'AFGEHANDELD'
      AND g.relatienummer = ANY ($2::text[])`,
});

/**
 * Reads the details of a care cost line, and logs access; no row when the caller may not see the
 * person.
 */
export function getZorgkostenRegel(
  access: Access,
  { nummer, volgnummer }: { readonly nummer: string; readonly volgnummer: number },
): Read<ZorgkostenDetailRow> {
  const who = [access.sender, [...access.visible.keys()], careVisible(access)];
  return selectZorgkostenDetail(access, [...who, nummer, volgnummer, [...access.debiteuren]]);
}
