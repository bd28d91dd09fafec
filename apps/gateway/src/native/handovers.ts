import { createHash, timingSafeEqual } from 'node:crypto';
import type { Brand } from '@mijn/domain/brands';
import type { Database } from '../db/database.ts';
import type { DigidPerson } from '../sessie/digid.ts';
import { type BsnVault, createSecret, hashOf } from '../sessie/secrets.ts';
import {
  addNativeHandover,
  takeNativeHandover,
  removeExpiredNativeHandovers,
} from './handovers.queries.ts';

/** How long a one-time code counts, in milliseconds. */
const codeDuration = 60_000;

/** Somebody who logged in for the native app, and where they go on. */
export interface Handover {
  readonly person: DigidPerson;
  readonly back: string | null;
  readonly parts: Readonly<Record<string, string>>;
}

/** The logins that wait for the native app to take them. Every call is a 503 when the database is away. */
export interface Handovers {
  /** Keeps a login for the app that knows the verifier behind the challenge. @returns its one-time code */
  add(handover: Handover & { readonly challenge: string; readonly merk: Brand }): Promise<string>;
  /** Takes a login out, once, whatever the verifier is; undefined where it is not the app's. */
  take(code: string, verifier: string, brand: Brand): Promise<Handover | undefined>;
  /** Takes out what has expired. */
  cleanUp(): Promise<void>;
}

interface Row {
  readonly challenge: string;
  readonly bsn_encrypted: Buffer;
  readonly niveau: number;
  readonly back: string | null;
  readonly parts: Readonly<Record<string, string>>;
}

/** The challenge of a verifier: its SHA-256 in base64url, as PKCE's S256 has it (RFC 7636). */
export function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

function isBehind(verifier: string, challenge: string): boolean {
  const [one, other] = [challengeOf(verifier), challenge].map((text) => Buffer.from(text));
  return one !== undefined && other?.length === one.length && timingSafeEqual(one, other);
}

/** What one-time codes are kept with. */
interface Resources {
  readonly db: Database;
  readonly vault: BsnVault;
  readonly now: () => Date;
}

/** Makes the store of logins that wait for the native app. */
export function createHandovers({ db, vault, now }: Resources): Handovers {
  return {
    async add({ person, challenge, merk, back, parts }) {
      const code = createSecret();
      const hash = hashOf(code);
      const ends = new Date(now().getTime() + codeDuration);
      const bsn = vault.encrypt(person.bsn, hash);
      const place = [merk, back, JSON.stringify(parts), ends];
      await db.query(addNativeHandover, [hash, challenge, bsn, person.niveau, ...place]);
      return code;
    },
    async take(code, verifier, brand) {
      const hash = hashOf(code);
      const [row] = await db.query<Row>(takeNativeHandover, [hash, brand, now()]);
      if (!row || !isBehind(verifier, row.challenge)) return undefined;
      const { bsn_encrypted: encrypted, niveau, back, parts } = row;
      const bsn = vault.decrypt(encrypted, hash);
      return bsn === undefined ? undefined : { person: { bsn, niveau }, back, parts };
    },
    async cleanUp() {
      await db.query(removeExpiredNativeHandovers, [now()]);
    },
  };
}
