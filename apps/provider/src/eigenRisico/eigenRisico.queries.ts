import type { Merk } from '@mijn/domain/merken';
import type { EigenRisicoBedrag, Verzekeringsperiode } from '../declaraties/beoordelen/vormen.ts';
import { verzekeringsperiodes } from '../db/verzekeringsperiodes.ts';
import type { Access } from '../toegang/access.ts';
import { type Lezing, metInzage } from '../toegang/lezing.ts';

/** What a person's own risk of a year is worked out from. Days as `yyyy-mm-dd`, cents. */
export interface EigenRisicoFeiten {
  readonly geboortedatum: string;
  readonly verzekeringen: readonly Verzekeringsperiode[];
  /** Of this brand and year; null when it is not settled. */
  readonly bedrag: EigenRisicoBedrag | null;
  /** Own risk on the lines of this person, brand and year. */
  readonly verbruikt: number;
}

const leesEigenRisico = metInzage({
  name: 'leesEigenRisico',
  operatie: 'getEigenRisico',
  aantal: 4,
  text: `
    SELECT r.relatienummer, to_char(r.geboortedatum, 'YYYY-MM-DD') AS geboortedatum,
      ${verzekeringsperiodes},
      (SELECT json_build_object('merk', b.merk, 'jaar', b.jaar, 'verplicht', b.verplicht,
          'vrijwilligMogelijk', b.vrijwillig_mogelijk,
          'maximumPerBehandeling', b.maximum_per_behandeling)
        FROM verzekeraar.eigen_risico_bedrag b WHERE b.merk = $3 AND b.jaar = $4) AS bedrag,
      (SELECT coalesce(sum(g.eigen_risico), 0) FROM verzekeraar.declaratie_regel g
        JOIN verzekeraar.dekking k USING (dekking_id)
        WHERE g.relatienummer = r.relatienummer AND g.boekjaar = $4 AND k.merk = $3) AS verbruikt
    FROM verzekeraar.relatie r
    WHERE r.relatienummer = $1 AND r.relatienummer = ANY ($2)`,
});

/**
 * Reads what own risk of a person, brand and year is worked out from, and logs it; no row when the
 * caller may not see that person.
 */
export function getEigenRisico(
  access: Access,
  vraag: { readonly relatienummer: string; readonly merk: Merk; readonly jaar: number },
): Lezing<EigenRisicoFeiten> {
  const zichtbaar = [...access.zichtbaar.keys()];
  return leesEigenRisico(access, [vraag.relatienummer, zichtbaar, vraag.merk, vraag.jaar]);
}
