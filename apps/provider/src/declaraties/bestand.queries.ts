import type { Bestandssoort } from '../bestanden/keuren/keuring.ts';
import type { Opdracht } from '../db/database.ts';
import type { Access } from '../toegang/access.ts';
import type { Transactie } from '../toegang/inAccess.ts';
import { zorgZichtbaar } from '../toegang/toegang.rules.ts';

/** A stored file of a claim. */
export interface BestandRij {
  readonly relatienummer: string;
  readonly naam: string;
  readonly soort: Bestandssoort;
  readonly bytes: number;
  readonly opslagsleutel: string;
}

// In full only: a file shows the care.
const leesBestand: Opdracht = {
  name: 'leesBestand',
  text: `
    SELECT d.relatienummer, b.naam, b.soort, b.bytes, b.opslagsleutel
    FROM verzekeraar.bestand b JOIN verzekeraar.declaratie d ON d.nummer = b.nummer
    WHERE d.nummer = $3 AND b.bestand_id = $4::uuid
      AND (d.relatienummer = ANY ($2) OR d.indiener = $1) AND d.teruggetrokken_op IS NULL`,
};

/** Reads where a file of a claim is kept, and logs that it was looked at; undefined: no such file. */
export async function getBestand(
  access: Access,
  { query, noteer }: Transactie,
  nummer: string,
  bestandId: string,
): Promise<BestandRij | undefined> {
  const waarden = [access.kijker, zorgZichtbaar(access), nummer, bestandId];
  const [rij] = await query<BestandRij>(leesBestand, waarden);
  if (rij) noteer('getBestand', [rij.relatienummer], nummer);
  return rij;
}
