import type { Database } from '../db/database.ts';
import { renewInput } from '../sessie/renewInput.ts';
import { createSecret, hashOf, type BsnVault } from '../sessie/secrets.ts';
import { sessieDuration } from '../sessie/sessie.ts';
import {
  addStaffOpening,
  addStaffSessie,
  findStaffSessie,
  updateStaffLastInput,
  removeStaffSessie,
  removeExpiredStaffSessies,
  removePassedStaffOpenings,
  savePersonFile,
  findPersonFile,
} from './staffSessies.queries.ts';

/** A living session of a member of staff. */
export interface StaffSessie {
  readonly idHash: Buffer;
  /** The member of staff, as the staff's login names them. */
  readonly actor: string;
  readonly lastInput: Date;
  /** When it ends, whatever the member of staff does. */
  readonly ends: Date;
}

/** A person's file that a member of staff has open. */
export interface PersonFile {
  readonly reden: string;
  readonly opened: Date;
}

/** Which file: whose, and at which level it is looked at. */
export interface FileKey {
  readonly bsn: string;
  readonly niveau: number;
}

/** The sessions of the staff and the files they opened. Every call is a 503 when the database is away. */
export interface StaffSessies {
  /** Starts a session and gives the word for its cookie. */
  start(actor: string): Promise<string>;
  /** The living session of a cookie's word. */
  find(id: string): Promise<StaffSessie | undefined>;
  /** The member of staff did something: starts the idle time anew. */
  renew(sessie: StaffSessie): Promise<Date>;
  stop(id: string): Promise<void>;
  /** Counts one more opening by this member of staff: how many there were in this hour, and when the next begins. */
  countOpening(sessie: StaffSessie): Promise<{ readonly times: number; readonly nextHour: Date }>;
  /** Opens a person's file, for a reason; opening it again gives it the new one. */
  openFile(sessie: StaffSessie, key: FileKey, reden: string): Promise<void>;
  /** The file that this member of staff opened, at that level. */
  findFile(sessie: StaffSessie, key: FileKey): Promise<PersonFile | undefined>;
  /** Takes out what has expired. */
  cleanUp(): Promise<void>;
}

interface StaffRow {
  readonly actor: string;
  readonly last_input: Date;
  readonly ends: Date;
}

const hourMs = 3_600_000;

/** What sessions of the staff are kept with. */
export interface StaffResources {
  readonly db: Database;
  readonly vault: BsnVault;
  readonly now: () => Date;
}

/** Makes the store of the staff's sessions, which live as long as a person's (docs/decisions.md §3). */
export function createStaffSessies({ db, vault, now }: StaffResources): StaffSessies {
  const inactive = () => new Date(now().getTime() - sessieDuration.inactive);
  const hourNow = () => Math.floor(now().getTime() / hourMs);
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
    async countOpening({ actor }) {
      const hour = hourNow();
      const [row] = await db.query<{ times: number }>(addStaffOpening, [actor, hour]);
      return { times: row?.times ?? 0, nextHour: new Date((hour + 1) * hourMs) };
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
      await db.query(removePassedStaffOpenings, [hourNow()]);
    },
  };
}
