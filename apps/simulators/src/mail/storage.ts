import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isKeptMail, type KeptMail } from './message.ts';

/** Storage of mails. */
export interface MailStorage {
  /** Stores a mail; it is on disk before this returns. */
  readonly add: (mail: KeptMail) => void;
  /** Returns all mails, newest first. */
  readonly list: () => readonly KeptMail[];
}

function readAll(folder: string): KeptMail[] {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name): unknown => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))
    .filter(isKeptMail);
}

// Written under a temporary name first, so that a killed process leaves no partial mail.
function write(folder: string, number: number, mail: KeptMail): void {
  const file = path.join(folder, `${String(number).padStart(8, '0')}.json`);
  writeFileSync(`${file}.half`, JSON.stringify(mail, undefined, 1), { mode: 0o600 });
  renameSync(`${file}.half`, file);
}

/** Stores mails in memory and, with a folder, in a file each, which is loaded at the next start. */
export function createMailStorage(folder: string | undefined): MailStorage {
  const mails = folder === undefined ? [] : readAll(folder);
  return {
    add: (mail) => {
      if (folder !== undefined) write(folder, mails.length, mail);
      mails.push(mail);
    },
    list: () => mails.toReversed(),
  };
}
