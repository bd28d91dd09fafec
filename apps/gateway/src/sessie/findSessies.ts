import type { Database } from '../db/database.ts';
import { hashOf, type BsnVault } from './secrets.ts';
import { type Sessie, sessieDuration, type SessieScope } from './sessie.ts';
import { findSessies } from './sessies.queries.ts';

interface SessieRow {
  readonly id_hash: Buffer;
  readonly bsn_encrypted: Buffer;
  readonly niveau: number;
  readonly merk: string;
  readonly last_input: Date;
  readonly ends: Date;
  readonly dismissed: readonly string[];
  readonly native: boolean;
}

export interface SessieResources {
  readonly db: Database;
  readonly vault: BsnVault;
  readonly now: () => Date;
  /** Maximum live sessions per person; beyond it the oldest ends. */
  readonly maximumLive: number;
  /** Receives the number of sessions that no key can decrypt, which are ignored. */
  readonly reportUnreadable: (sessies: number) => void;
}

/**
 * Creates the finder of live sessions, by secret and place. Requests in the same turn of the event loop
 * share one query. Nothing is cached, and no request uses the result of an earlier query: an ended session
 * is ended.
 * @throws Refusal (from the finder) 503 while the database is away
 */
export function createFinder(
  resources: SessieResources,
): (id: string, place: SessieScope) => Promise<Sessie | undefined> {
  let together: Round | undefined;
  return async (id, { merk, isNative }) => {
    const idHash = hashOf(id);
    const round = (together ??= startRound(resources, () => {
      together = undefined;
    }));
    const key = idHash.toString('hex');
    round.hashes.set(key, idHash);
    const found = (await round.found).get(key);
    if (found?.merk !== merk || found.isNative !== isNative) return undefined;
    const { isNative: _, ...sessie } = found;
    return { ...sessie, merk };
  };
}

type FoundSessie = Omit<Sessie, 'merk'> & { readonly merk: string; readonly isNative: boolean };

interface Round {
  readonly hashes: Map<string, Buffer>;
  readonly found: Promise<ReadonlyMap<string, FoundSessie>>;
}

function startRound(resources: SessieResources, closed: () => void): Round {
  const hashes = new Map<string, Buffer>();
  const found = new Promise<void>((done) => {
    setImmediate(done);
  }).then(async () => {
    closed();
    return search(resources, hashes);
  });
  return { hashes, found };
}

async function search(
  { db, vault, now, reportUnreadable }: SessieResources,
  hashes: ReadonlyMap<string, Buffer>,
): Promise<ReadonlyMap<string, FoundSessie>> {
  const moment = now();
  const inactive = new Date(moment.getTime() - sessieDuration.inactive);
  const rows = await db.query<SessieRow>(findSessies, [[...hashes.values()], inactive, moment]);
  const found = rows.flatMap((row) => toSessie(vault, row));
  if (found.length < rows.length) reportUnreadable(rows.length - found.length);
  return new Map(found.map((sessie) => [sessie.idHash.toString('hex'), sessie]));
}

/** Empty if the row cannot be decrypted, so that others in the same query are unaffected. */
function toSessie(vault: BsnVault, row: SessieRow): FoundSessie[] {
  const { id_hash: idHash, niveau, merk, last_input: lastInput, ends, dismissed } = row;
  const bsn = vault.decrypt(row.bsn_encrypted, idHash);
  if (bsn === undefined) return [];
  const marks = vault.personMarks(bsn);
  return [{ idHash, bsn, marks, niveau, merk, isNative: row.native, lastInput, ends, dismissed }];
}
