import type pg from 'pg';
import { type BsnVault, createBsnVault } from './secrets.ts';
import { listSessies, removeSessie, updatePersonOfSessie } from './sessies.queries.ts';

/**
 * Reads the settings for a key rotation.
 * @throws Error with the names of missing or invalid ones
 */
export function parseKeys(env: NodeJS.ProcessEnv): { databaseUrl: string; vault: BsnVault } {
  const databaseUrl = env['GATEWAY_DATABASE_URL'] || env['DATABASE_URL'];
  const { BSN_KEY: key, BSN_KEY_PREVIOUS: previous } = env;
  if (!databaseUrl || !key || !previous) {
    throw new Error('Needed: GATEWAY_DATABASE_URL, BSN_KEY and BSN_KEY_PREVIOUS.');
  }
  return { databaseUrl, vault: createBsnVault(key, previous) };
}

/** Numbers of sessions that were re-encrypted, and that cannot be decrypted. */
export interface RewriteCounts {
  readonly rewritten: number;
  readonly ended: number;
}

interface Row {
  readonly id_hash: Buffer;
  readonly bsn_encrypted: Buffer;
  readonly gemachtigd_encrypted: Buffer | null;
}

/**
 * Re-encrypts every session's BSN with the vault's current key, with copies running; deletes those that
 * cannot be decrypted.
 */
export async function rewriteSessies(
  client: pg.ClientBase,
  vault: BsnVault,
): Promise<RewriteCounts> {
  const { rows } = await client.query<Row>({ ...listSessies });
  let ended = 0;
  for (const { id_hash: idHash, bsn_encrypted: encrypted, gemachtigd_encrypted: acting } of rows) {
    const bsn = vault.decrypt(encrypted, idHash);
    const actsFor = acting ? vault.decrypt(acting, idHash) : null;
    if (bsn === undefined || actsFor === undefined) {
      ended += 1;
      await client.query({ ...removeSessie, values: [idHash] });
    } else {
      const values = [idHash, vault.encrypt(bsn, idHash), vault.personHashes(bsn)[0]];
      const sealed = actsFor === null ? null : vault.encrypt(actsFor, idHash);
      await client.query({ ...updatePersonOfSessie, values: [...values, sealed] });
    }
  }
  return { rewritten: rows.length - ended, ended };
}
