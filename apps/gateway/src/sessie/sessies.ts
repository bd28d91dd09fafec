import { createFinder, type SessieResources } from './findSessies.ts';
import type { Device } from './device.ts';
import { stopOwnSessies, listOwnSessies } from './ownSessies.ts';
import { renewInput } from './renewInput.ts';
import { hashOf, createSecret } from './secrets.ts';
import {
  sessieDuration,
  type LoggedInPerson,
  type OwnSessie,
  type Sessie,
  type SessieScope,
} from './sessie.ts';
import {
  addSessie,
  removeOldestSessies,
  updateLastInput,
  addDismissed,
  removeSessie,
  removeExpiredSessies,
} from './sessies.queries.ts';

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
  const row = [idHash, bsn, niveau, merk, created, ends, persons[0], browser, system, isNative];
  await db.query(addSessie, row);
  const inactive = before(created, sessieDuration.inactive);
  await db.query(removeOldestSessies, [persons, inactive, created, maximumLive]);
  return id;
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
