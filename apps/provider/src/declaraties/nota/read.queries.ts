import { isUuid } from '@mijn/domain/values';
import type { Access } from '../../access/access.ts';
import type { Transaction } from '../../access/inAccess.ts';
import type { Statement } from '../../db/database.ts';
import type { BillPerson } from '../../reading/person.rules.ts';
import type { FileKind } from '../../files/inspect/inspection.ts';

export interface WaitingFile {
  readonly bestand_id: string;
  readonly soort: FileKind;
  readonly opslagsleutel: string;
}

const selectWaitingFiles: Statement = {
  name: 'selectWaitingFiles',
  text: `
    SELECT bestand_id, soort, opslagsleutel FROM insurer.bestand
    WHERE bestand_id = ANY ($2::uuid[]) AND indiener = $1 AND nummer IS NULL
      AND verloopt_op > now()`,
};

/** Returns the caller's own waiting files among these ids, and logs access. */
export async function findWaiting(
  access: Access,
  { query, record }: Transaction,
  operation: 'getGelezen' | 'getBladzijde',
  ids: readonly string[],
): Promise<readonly WaitingFile[]> {
  const known = ids.filter((id) => isUuid(id));
  const files = await query<WaitingFile>(selectWaitingFiles, [access.viewer, known]);
  if (files.length > 0) record(operation, [access.viewer]);
  return files;
}

const selectBillPeople: Statement = {
  name: 'selectBillPeople',
  text: `
    SELECT relatienummer, voorletters, roepnaam, geboortedatum::text AS geboortedatum,
      concat_ws(' ', tussenvoegsel, achternaam) AS achternaam
    FROM insurer.relatie WHERE relatienummer = ANY ($1) ORDER BY relatienummer`,
};

/**
 * Returns the people for whom the caller may claim. Others are excluded, so that their insurance is not
 * revealed.
 */
export function listBillPeople(
  access: Access,
  { query }: Transaction,
): Promise<readonly BillPerson[]> {
  return query<BillPerson>(selectBillPeople, [[...access.visible.keys()]]);
}
