import type { Opdracht } from '../../db/database.ts';
import type { Access } from '../../toegang/access.ts';
import type { Transactie } from '../../toegang/inAccess.ts';

/** What a confirmation rests on: the claim as it was sent in, `bedrag` in cents. */
export interface BevestigingRij {
  readonly nummer: string;
  readonly relatienummer: string;
  readonly indiener: string;
  readonly voor: string;
  readonly door: string;
  readonly status: 'INGEDIEND' | 'IN_BEHANDELING' | 'AFGEHANDELD';
  readonly ingediend_op: Temporal.Instant;
  readonly afgehandeld_op: Temporal.Instant | null;
  readonly later_in_behandeling: boolean;
  readonly zorgsoort: string;
  readonly zorgverlener: string;
  readonly behandeldatum: Temporal.PlainDate;
  readonly notanummer: string;
  readonly bedrag: number;
  /** Names of its files, in order. */
  readonly bestanden: readonly string[];
}

const leesBevestiging: Opdracht = {
  name: 'leesBevestiging',
  text: `
    SELECT d.nummer, d.relatienummer, d.indiener, d.status, d.ingediend_op, d.afgehandeld_op,
      d.later_in_behandeling, d.zorgsoort, d.zorgverlener, d.behandeldatum, d.notanummer, d.bedrag,
      coalesce(verzekeraar.naam_op_declaratie(d.nummer, d.relatienummer), '') AS voor,
      coalesce(verzekeraar.naam_op_declaratie(d.nummer, d.indiener), '') AS door,
      ARRAY(SELECT b.naam FROM verzekeraar.bestand b WHERE b.nummer = d.nummer
        ORDER BY b.volgnummer, b.ontvangen_op) AS bestanden
    FROM verzekeraar.declaratie d
    WHERE d.nummer = $3 AND (d.relatienummer = ANY ($2) OR d.indiener = $1)
      AND d.teruggetrokken_op IS NULL`,
};

/** Reads what the caller may see of a claim for its confirmation, and logs it; undefined: no such claim. */
export async function getBevestiging(
  access: Access,
  { query, noteer }: Transactie,
  nummer: string,
): Promise<BevestigingRij | undefined> {
  const waarden = [access.kijker, [...access.zichtbaar.keys()], nummer];
  const [rij] = await query<BevestigingRij>(leesBevestiging, waarden);
  if (rij) noteer('getBevestiging', [rij.relatienummer], rij.nummer);
  return rij;
}
