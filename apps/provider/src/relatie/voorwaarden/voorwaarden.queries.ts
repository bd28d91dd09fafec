import type { Access } from '../../access/access.ts';
import type { Transaction } from '../../access/inAccess.ts';
import type { Statement } from '../../db/database.ts';

const insertAccepted: Statement = {
  name: 'acceptVoorwaarden',
  text: `
    INSERT INTO insurer.voorwaarden_akkoord (relatienummer, versie) VALUES ($1, $2)
    ON CONFLICT DO NOTHING RETURNING versie`,
};

/** Stores that the caller accepted a version of the terms, and logs it; idempotent. */
export async function addAcceptedVoorwaarden(
  access: Access,
  { query, record }: Transaction,
  versie: string,
): Promise<void> {
  const added = await query(insertAccepted, [access.viewer, versie]);
  if (added.length > 0) record('acceptVoorwaarden', [access.viewer]);
}
