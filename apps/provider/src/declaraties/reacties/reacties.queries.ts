import type { ReactieKind } from '@mijn/contract/reactie';
import type { Statement } from '../../db/database.ts';
import type { Access } from '../../access/access.ts';
import type { Transaction } from '../../access/inAccess.ts';
import { careVisible } from '../../access/visibility.rules.ts';

export interface NewReactie {
  readonly nummer: string;
  readonly regel: number | null;
  readonly soort: ReactieKind;
  readonly tekst: string;
}

// Requires access to the care; otherwise the claim is unknown here.
const selectDiscussed: Statement = {
  name: 'selectDiscussed',
  text: `
    SELECT d.relatienummer FROM insurer.declaratie d
    WHERE d.nummer = $3 AND (d.relatienummer = ANY ($2) OR d.indiener = $1)
      AND d.teruggetrokken_op IS NULL
      AND ($4::int IS NULL OR EXISTS (SELECT FROM insurer.declaratie_regel g
        WHERE g.nummer = d.nummer AND g.volgnummer = $4 AND g.corrigeert IS NULL))`,
};

/** Returns the patient of the claim or line; undefined when there is none for the caller. */
export async function findDiscussedPerson(
  access: Access,
  { query }: Transaction,
  { nummer, regel }: NewReactie,
): Promise<string | undefined> {
  const [row] = await query<{ relatienummer: string }>(selectDiscussed, [
    access.viewer,
    careVisible(access),
    nummer,
    regel,
  ]);
  return row?.relatienummer;
}

const insertReactie: Statement = {
  name: 'addReactie',
  text: `
    INSERT INTO insurer.declaratie_reactie (nummer, regel, vrager, tekst, verstuurd_op, soort)
    VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (nummer, (coalesce(regel, 0)), vrager) WHERE status <> 'beantwoord' DO NOTHING
    RETURNING reactie_id`,
};

/** Inserts a reaction and logs it; undefined when the caller has another open one on the same subject. */
export async function addReactie(
  access: Access,
  { query, record }: Transaction,
  { nummer, regel, soort, tekst }: NewReactie,
  discussedPerson: string,
): Promise<string | undefined> {
  const values = [nummer, regel, access.viewer, tekst, access.now.toString(), soort];
  const [row] = await query<{ reactie_id: string }>(insertReactie, values);
  if (row) record('reageerOpDeclaratie', [discussedPerson], nummer);
  return row?.reactie_id;
}

const selectSame: Statement = {
  name: 'selectSameReactie',
  text: `
    SELECT reactie_id FROM insurer.declaratie_reactie
    WHERE vrager = $1 AND nummer = $2 AND regel IS NOT DISTINCT FROM $3::int AND tekst = $4
      AND soort = $5
      AND status <> 'beantwoord'`,
};

/** Returns the caller's own open reaction with the same text, if any. */
export async function findSameReactie(
  access: Access,
  { query }: Transaction,
  { nummer, regel, soort, tekst }: NewReactie,
): Promise<string | undefined> {
  const values = [access.viewer, nummer, regel, tekst, soort];
  const [row] = await query<{ reactie_id: string }>(selectSame, values);
  return row?.reactie_id;
}
