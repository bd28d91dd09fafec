import type { Statement } from '../db/database.ts';
import type { SessieResources } from './findSessies.ts';
import { type OwnSessie, type Sessie, sessieDuration } from './sessie.ts';

interface OwnRow {
  readonly id_hash: Buffer;
  readonly browser: string;
  readonly system: string;
  readonly created: Date;
  readonly last_input: Date;
}

const listOwn: Statement = {
  name: 'listOwnSessies',
  text: `
    SELECT id_hash, browser, system, created, last_input FROM gateway.sessie
    WHERE person_hash = ANY ($1) AND last_input > $2 AND ends > $3
    ORDER BY last_input DESC`,
};

const removeOwn: Statement = {
  name: 'removeOwnSessies',
  text: `DELETE FROM gateway.sessie WHERE person_hash = ANY ($1)`,
};

/** The living sessions of the person of a session, at either brand: the last one used first. */
export async function listOwnSessies(
  { db, vault, now }: SessieResources,
  { bsn, idHash }: Sessie,
): Promise<OwnSessie[]> {
  const inactive = new Date(now().getTime() - sessieDuration.inactive);
  const hashes = vault.personHashes(bsn);
  const rows = await db.query<OwnRow>(listOwn, [hashes, inactive, now()]);
  return rows.map(({ id_hash: id, browser, system, created, last_input: lastInput }) => ({
    browser,
    system,
    since: created,
    lastInput,
    isThis: id.equals(idHash),
  }));
}

/** Ends every session of the person of a session, this one too. */
export async function endOwnSessies(
  { db, vault }: SessieResources,
  { bsn }: Sessie,
): Promise<void> {
  await db.query(removeOwn, [vault.personHashes(bsn)]);
}
