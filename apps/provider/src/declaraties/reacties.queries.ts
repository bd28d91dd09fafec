import type { Opdracht } from '../db/database.ts';
import type { Access } from '../toegang/access.ts';
import type { Transactie } from '../toegang/inAccess.ts';
import { zorgZichtbaar } from '../toegang/toegang.rules.ts';

/** A reaction that is sent: about the claim, or about one line by its number. */
export interface NieuweReactie {
  readonly nummer: string;
  readonly regel: number | null;
  readonly tekst: string;
}

// In full only: whose care is hidden from the caller does not exist here.
const leesBesprokene: Opdracht = {
  name: 'leesBesprokene',
  text: `
    SELECT d.relatienummer FROM verzekeraar.declaratie d
    WHERE d.nummer = $3 AND (d.relatienummer = ANY ($2) OR d.indiener = $1)
      AND d.teruggetrokken_op IS NULL
      AND ($4::int IS NULL OR EXISTS (SELECT FROM verzekeraar.declaratie_regel g
        WHERE g.nummer = d.nummer AND g.volgnummer = $4))`,
};

/** Whose care a reaction is about; undefined when there is no such claim or line for the caller. */
export async function getBesprokene(
  access: Access,
  { query }: Transactie,
  { nummer, regel }: NieuweReactie,
): Promise<string | undefined> {
  const [rij] = await query<{ relatienummer: string }>(leesBesprokene, [
    access.kijker,
    zorgZichtbaar(access),
    nummer,
    regel,
  ]);
  return rij?.relatienummer;
}

const voegReactieToe: Opdracht = {
  name: 'voegReactieToe',
  text: `
    INSERT INTO verzekeraar.declaratie_reactie (nummer, regel, vrager, tekst, verstuurd_op)
    VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (nummer, (coalesce(regel, 0))) WHERE status <> 'beantwoord' DO NOTHING
    RETURNING reactie_id`,
};

/** Stores a reaction and logs it; undefined when one about the same is still open. */
export async function addReactie(
  access: Access,
  { query, noteer }: Transactie,
  { nummer, regel, tekst }: NieuweReactie,
  besprokene: string,
): Promise<string | undefined> {
  const waarden = [nummer, regel, access.kijker, tekst, access.nu.toString()];
  const [rij] = await query<{ reactie_id: string }>(voegReactieToe, waarden);
  if (rij) noteer('reageerOpDeclaratie', [besprokene], nummer);
  return rij?.reactie_id;
}

const leesZelfde: Opdracht = {
  name: 'leesZelfdeReactie',
  text: `
    SELECT reactie_id FROM verzekeraar.declaratie_reactie
    WHERE vrager = $1 AND nummer = $2 AND regel IS NOT DISTINCT FROM $3::int AND tekst = $4
      AND status <> 'beantwoord'`,
};

/** The caller's own open reaction in the same words; undefined when there is none. */
export async function getZelfdeReactie(
  access: Access,
  { query }: Transactie,
  { nummer, regel, tekst }: NieuweReactie,
): Promise<string | undefined> {
  const waarden = [access.kijker, nummer, regel, tekst];
  const [rij] = await query<{ reactie_id: string }>(leesZelfde, waarden);
  return rij?.reactie_id;
}
