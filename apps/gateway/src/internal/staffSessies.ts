import type { Database, Statement } from '../db/database.ts';
import { createSecret, hashOf, type BsnVault } from '../sessie/secrets.ts';
import { sessieDuration } from '../sessie/sessie.ts';

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
  begin(actor: string): Promise<string>;
  /** The living session of a cookie's word. */
  find(id: string): Promise<StaffSessie | undefined>;
  /** The member of staff did something: starts the idle time anew. */
  renew(sessie: StaffSessie): Promise<Date>;
  end(id: string): Promise<void>;
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

const addSessie: Statement = {
  name: 'addStaffSessie',
  text: `INSERT INTO gateway.staff_sessie (id_hash, actor, last_input, ends) VALUES ($1, $2, $3, $4)`,
};

const findSessie: Statement = {
  name: 'findStaffSessie',
  text: `
    SELECT actor, last_input, ends FROM gateway.staff_sessie
    WHERE id_hash = $1 AND last_input > $2 AND ends > $3`,
};

const updateLastInput: Statement = {
  name: 'updateStaffLastInput',
  text: `UPDATE gateway.staff_sessie SET last_input = $2 WHERE id_hash = $1`,
};

const removeSessie: Statement = {
  name: 'removeStaffSessie',
  text: `DELETE FROM gateway.staff_sessie WHERE id_hash = $1`,
};

const removeExpired: Statement = {
  name: 'removeExpiredStaffSessies',
  text: `DELETE FROM gateway.staff_sessie WHERE last_input <= $1 OR ends <= $2`,
};

const saveFile: Statement = {
  name: 'savePersonFile',
  text: `
    INSERT INTO gateway.person_file (staff_hash, person_hash, niveau, reden, opened)
    VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (staff_hash, person_hash) DO UPDATE
    SET niveau = excluded.niveau, reden = excluded.reden, opened = excluded.opened`,
};

const findFile: Statement = {
  name: 'findPersonFile',
  text: `
    SELECT reden, opened FROM gateway.person_file
    WHERE staff_hash = $1 AND person_hash = ANY ($2) AND niveau = $3
    ORDER BY opened DESC LIMIT 1`,
};

/** What sessions of the staff are kept with. */
export interface StaffResources {
  readonly db: Database;
  readonly vault: BsnVault;
  readonly now: () => Date;
}

/** Makes the store of the staff's sessions, which live as long as a person's (decisions §3). */
export function createStaffSessies({ db, vault, now }: StaffResources): StaffSessies {
  const inactive = () => new Date(now().getTime() - sessieDuration.inactive);
  return {
    async begin(actor) {
      const id = createSecret();
      const ends = new Date(now().getTime() + sessieDuration.atMost);
      await db.query(addSessie, [hashOf(id), actor, now(), ends]);
      return id;
    },
    async find(id) {
      const idHash = hashOf(id);
      const values = [idHash, inactive(), now()];
      const [row] = await db.query<StaffRow>(findSessie, values);
      return row && { idHash, actor: row.actor, lastInput: row.last_input, ends: row.ends };
    },
    async renew({ idHash, lastInput }) {
      const input = now();
      if (input.getTime() - lastInput.getTime() < sessieDuration.renewAfter) return lastInput;
      await db.query(updateLastInput, [idHash, input]);
      return input;
    },
    async end(id) {
      await db.query(removeSessie, [hashOf(id)]);
    },
    async openFile({ idHash }, { bsn, niveau }, reden) {
      const [person] = vault.personHashes(bsn);
      await db.query(saveFile, [idHash, person, niveau, reden, now()]);
    },
    async findFile({ idHash }, { bsn, niveau }) {
      const values = [idHash, vault.personHashes(bsn), niveau];
      const [file] = await db.query<PersonFile>(findFile, values);
      return file;
    },
    async cleanUp() {
      await db.query(removeExpired, [inactive(), now()]);
    },
  };
}
