import type { Access } from '../../access/access.ts';
import type { Transaction } from '../../access/inAccess.ts';
import type { Statement } from '../../db/database.ts';
import type { BriefRow } from './brief.ts';

const selectBrief: Statement = {
  name: 'selectBrief',
  text: `
    SELECT brief_id, relatienummer, soort, merk, datum, inhoud FROM insurer.brief
    WHERE brief_id::text = $2 AND relatienummer = ANY ($1)`,
};

/** Returns a letter to the caller, and logs access; undefined: no such one. */
export async function findBrief(
  { viewer, debiteuren }: Access,
  { query, record }: Transaction,
  briefId: string,
): Promise<BriefRow | undefined> {
  const [row] = await query<BriefRow>(selectBrief, [debiteuren, briefId]);
  if (row) record('getBriefDocument', [viewer], row.brief_id);
  return row;
}
