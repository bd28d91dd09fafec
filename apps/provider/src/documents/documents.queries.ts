import type { Access } from '../access/access.ts';
import type { Transaction } from '../access/inAccess.ts';
import type { Statement } from '../db/database.ts';

const selectName: Statement = {
  name: 'selectName',
  text: 'SELECT opgemaakte_naam FROM insurer.relatie WHERE relatienummer = $1 AND $1 = ANY ($2)',
};

/** Returns the name of the caller, or of a person they may see, for the letterhead. */
export async function getNameOnDocument(
  { viewer, visible }: Access,
  { query }: Transaction,
  relatienummer: string = viewer,
): Promise<string> {
  const values = [relatienummer, [viewer, ...visible.keys()]];
  const [row] = await query<{ opgemaakte_naam: string }>(selectName, values);
  return row?.opgemaakte_naam ?? '';
}
