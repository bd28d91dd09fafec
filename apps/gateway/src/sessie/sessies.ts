import type { Database } from '../db/database.ts';
import { hashOf, type BsnVault, createSecret } from './secrets.ts';
import {
  type Sessie,
  sessieDuration,
  type SessieScope,
  type OwnSessie,
  type LoggedInPerson,
  type Device,
} from './sessie.ts';
import {
  findSessies,
  removeOwnSessies,
  selectOwnSessies,
  addSessie,
  replaceSessie,
  removeOldestSessies,
  updateLastInput,
  addDismissed,
  removeSessie,
  removeExpiredSessies,
} from './sessies.queries.ts';
import { documentOwner, type Gemachtigd, openGemachtigd, sealGemachtigd } from './gemachtigd.ts';
import { renewInput } from './renewInput.ts';

interface SessieRow {
  readonly id_hash: Buffer;
  readonly bsn_encrypted: Buffer;
  readonly niveau: number;
  readonly merk: string;
  readonly last_input: Date;
  readonly ends: Date;
  readonly dismissed: readonly string[];
  readonly native: boolean;
  readonly gemachtigd_encrypted: Buffer | null;
}

interface SessieResources {
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
function createFinder(
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
  const sealed = row.gemachtigd_encrypted;
  const gemachtigd = sealed ? openGemachtigd(vault, sealed, idHash) : undefined;
  // Never its person's own session instead.
  if (sealed && !gemachtigd) return [];
  const marks = vault.personMarks(documentOwner(bsn, gemachtigd));
  const isNative = row.native;
  return [{ idHash, bsn, gemachtigd, marks, niveau, merk, isNative, lastInput, ends, dismissed }];
}

interface OwnRow {
  readonly id_hash: Buffer;
  readonly browser: string;
  readonly system: string;
  readonly created: Date;
  readonly last_input: Date;
}

/** Returns the live sessions of a session's person at both brands, most recently used first. */
async function listOwnSessies(
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
async function stopOwnSessies({ db, vault }: SessieResources, { bsn }: Sessie): Promise<void> {
  await db.query(removeOwnSessies, [vault.personHashes(bsn)]);
}

/** The gateway's sessions in its database. Every call throws a 503 if it is away. */
export interface Sessies {
  /**
   * Starts a session and returns its secret for the cookie; beyond `maximumLive` the person's oldest ends.
   */
  start(who: LoggedInPerson, device: Device): Promise<string>;
  /** Finds a live session by its cookie's secret and place. */
  find(id: string, place: SessieScope): Promise<Sessie | undefined>;
  /** Restarts the idle time on input, at most once a minute. Returns its start. */
  renew(sessie: Sessie): Promise<Date>;
  /** Dismisses a notice for the session, idempotently. */
  dismiss(sessie: Sessie, notice: string): Promise<void>;
  /**
   * Replaces a session by one in which its person acts for somebody else, or no more: no document, form or token of
   * before works in it. Its absolute end stays.
   * @returns the secret of the new session; undefined if the session has ended meanwhile
   */
  switchTo(sessie: Sessie, gemachtigd: Gemachtigd | undefined): Promise<string | undefined>;
  /** Ends a session in every tab and copy at once. */
  stop(id: string): Promise<void>;
  /** Returns the person's sessions, most recently used first. */
  listOwn(sessie: Sessie): Promise<OwnSessie[]>;
  /** Ends all sessions of the person, this one too. */
  stopOwn(sessie: Sessie): Promise<void>;
  cleanUp(): Promise<void>;
}

const before = (instant: Date, ms: number) => new Date(instant.getTime() - ms);

async function startSessie(
  { db, vault, now, maximumLive }: SessieResources,
  who: LoggedInPerson,
  { browser, system }: Device,
): Promise<string> {
  const id = createSecret();
  const idHash = hashOf(id);
  const created = now();
  const ends = new Date(created.getTime() + sessieDuration.atMost);
  const bsn = vault.encrypt(who.bsn, idHash);
  const persons = vault.personHashes(who.bsn);
  const { niveau, merk, isNative } = who;
  const acting = who.gemachtigd ? sealGemachtigd(vault, who.gemachtigd, idHash) : null;
  const device = [browser, system, isNative];
  const row = [idHash, bsn, niveau, merk, created, ends, persons[0], ...device, acting];
  await db.query(addSessie, row);
  const inactive = before(created, sessieDuration.inactive);
  await db.query(removeOldestSessies, [persons, inactive, created, maximumLive]);
  return id;
}

async function switchSessie(
  { db, vault, now }: SessieResources,
  { idHash: earlier, bsn }: Sessie,
  gemachtigd: Gemachtigd | undefined,
): Promise<string | undefined> {
  const id = createSecret();
  const idHash = hashOf(id);
  const acting = gemachtigd ? sealGemachtigd(vault, gemachtigd, idHash) : null;
  const values = [earlier, idHash, vault.encrypt(bsn, idHash), now(), acting];
  const [replaced] = await db.query(replaceSessie, values);
  return replaced && id;
}

/**
 * Returns the remaining lifetime without input in milliseconds: to the end of the idle time, or to the
 * absolute end (`isLast`) if that comes first.
 */
export function sessieRest(
  { lastInput, ends }: Pick<Sessie, 'lastInput' | 'ends'>,
  now: Date,
): { readonly stilMs: number; readonly isLast: boolean } {
  const idleEnd = lastInput.getTime() + sessieDuration.inactive;
  const end = Math.min(idleEnd, ends.getTime());
  return { stilMs: Math.max(0, end - now.getTime()), isLast: ends.getTime() <= idleEnd };
}

/** Creates the session store. */
export function createSessies(resources: SessieResources): Sessies {
  const { db, now } = resources;
  return {
    start: (who, device) => startSessie(resources, who, device),
    find: createFinder(resources),
    renew: (sessie) => renewInput(resources, sessie, updateLastInput),
    async dismiss({ idHash }, notice) {
      await db.query(addDismissed, [idHash, notice]);
    },
    switchTo: (sessie, gemachtigd) => switchSessie(resources, sessie, gemachtigd),
    async stop(id) {
      await db.query(removeSessie, [hashOf(id)]);
    },
    listOwn: (sessie) => listOwnSessies(resources, sessie),
    stopOwn: (sessie) => stopOwnSessies(resources, sessie),
    async cleanUp() {
      await db.query(removeExpiredSessies, [before(now(), sessieDuration.inactive), now()]);
    },
  };
}
