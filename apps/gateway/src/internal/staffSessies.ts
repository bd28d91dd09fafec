import type { Database } from '../db/database.ts';
import { renewInput } from '../sessie/renewInput.ts';
import { createSecret, hashOf, type BsnVault } from '../sessie/secrets.ts';
import { sessieDuration } from '../sessie/sessie.ts';
import {
  addStaffSessie,
  findStaffSessie,
  updateStaffLastInput,
  removeStaffSessie,
  removeExpiredStaffSessies,
  savePersonFile,
  findPersonFile,
} from './staffSessies.queries.ts';

export interface StaffSessie {
  readonly idHash: Buffer;
  readonly actor: string;
  readonly lastInput: Date;
  /** Absolute expiry. */
  readonly ends: Date;
}

export interface PersonFile {
  readonly reden: string;
  readonly opened: Date;
}

export interface FileKey {
  readonly bsn: string;
  readonly niveau: number;
}

/** Staff sessions and their open files. Every call throws a 503 if the database is away. */
export interface StaffSessies {
  /** Starts a session, and returns its id for the cookie. */
  start(actor: string): Promise<string>;
  find(id: string): Promise<StaffSessie | undefined>;
  renew(sessie: StaffSessie): Promise<Date>;
  stop(id: string): Promise<void>;
  /** Opens a person's file with a reason, which replaces an earlier one. */
  openFile(sessie: StaffSessie, key: FileKey, reden: string): Promise<void>;
  /** Returns the file that this member of staff opened, at that level. */
  findFile(sessie: StaffSessie, key: FileKey): Promise<PersonFile | undefined>;
  cleanUp(): Promise<void>;
}

interface StaffRow {
  readonly actor: string;
  readonly last_input: Date;
  readonly ends: Date;
}

export interface StaffResources {
  readonly db: Database;
  readonly vault: BsnVault;
  readonly now: () => Date;
}

/** Creates the store of staff sessions, with the lifetime of a person's (docs/decisions.md §3). */
export function createStaffSessies({ db, vault, now }: StaffResources): StaffSessies {
  const inactive = () => new Date(now().getTime() - sessieDuration.inactive);
  return {
    async start(actor) {
      const id = createSecret();
      const ends = new Date(now().getTime() + sessieDuration.atMost);
      await db.query(addStaffSessie, [hashOf(id), actor, now(), ends]);
      return id;
    },
    async find(id) {
      const idHash = hashOf(id);
      const values = [idHash, inactive(), now()];
      const [row] = await db.query<StaffRow>(findStaffSessie, values);
      return row && { idHash, actor: row.actor, lastInput: row.last_input, ends: row.ends };
    },
    renew: (sessie) => renewInput({ db, now }, sessie, updateStaffLastInput),
    async stop(id) {
      await db.query(removeStaffSessie, [hashOf(id)]);
    },
    async openFile({ idHash }, { bsn, niveau }, reden) {
      const [person] = vault.personHashes(bsn);
      await db.query(savePersonFile, [idHash, person, niveau, reden, now()]);
    },
    async findFile({ idHash }, { bsn, niveau }) {
      const values = [idHash, vault.personHashes(bsn), niveau];
      const [file] = await db.query<PersonFile>(findPersonFile, values);
      return file;
    },
    async cleanUp() {
      await db.query(removeExpiredStaffSessies, [inactive(), now()]);
    },
  };
}
