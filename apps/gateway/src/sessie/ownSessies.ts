import type { SessieResources } from './findSessies.ts';
import { type OwnSessie, type Sessie, sessieDuration } from './sessie.ts';
import { removeOwnSessies, selectOwnSessies } from './sessies.queries.ts';

interface OwnRow {
  readonly id_hash: Buffer;
  readonly browser: string;
  readonly system: string;
  readonly created: Date;
  readonly last_input: Date;
}

/** Returns the live sessions of a session's person at both brands, most recently used first. */
export async function listOwnSessies(
  { db, vault, now }: SessieResources,
  { bsn, idHash }: Sessie,
): Promise<OwnSessie[]> {
  const inactive = new Date(now().getTime() - sessieDuration.inactive);
  const hashes = vault.personHashes(bsn);
  const rows = await db.query<OwnRow>(selectOwnSessies, [hashes, inactive, now()]);
  return rows.map(({ id_hash: id, browser, system, created, last_input: lastInput }) => ({
    browser,
    system,
    since: created,
    lastInput,
    isThis: id.equals(idHash),
  }));
}

/** Ends every session of a session's person, this one too. */
export async function stopOwnSessies(
  { db, vault }: SessieResources,
  { bsn }: Sessie,
): Promise<void> {
  await db.query(removeOwnSessies, [vault.personHashes(bsn)]);
}
