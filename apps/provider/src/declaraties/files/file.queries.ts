import type { FileKind } from '../../files/inspect/inspection.ts';
import type { Statement } from '../../db/database.ts';
import type { Access } from '../../access/access.ts';
import type { Transaction } from '../../access/inAccess.ts';
import { careVisible } from '../../access/visibility.rules.ts';

export interface FileRow {
  readonly relatienummer: string;
  readonly naam: string;
  readonly soort: FileKind;
  readonly bytes: number;
  readonly opslagsleutel: string;
}

// Only for viewers who see the care, because a file shows it.
const selectFile: Statement = {
  name: 'selectFile',
  text: `
    SELECT d.relatienummer, b.naam, b.soort, b.bytes, b.opslagsleutel
    FROM insurer.bestand b JOIN insurer.declaratie d ON d.nummer = b.nummer
    WHERE d.nummer = $3 AND b.bestand_id = $4::uuid
      AND (d.relatienummer = ANY ($2) OR d.indiener = $1) AND d.teruggetrokken_op IS NULL`,
};

/** Returns the location of a file of a claim, and logs access; undefined: no such file. */
export async function findFile(
  access: Access,
  { query, record }: Transaction,
  number: string,
  fileId: string,
): Promise<FileRow | undefined> {
  const values = [access.sender, careVisible(access), number, fileId];
  const [row] = await query<FileRow>(selectFile, values);
  if (row) record('getBestand', [row.relatienummer], number);
  return row;
}
