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

/** Lifetime of a one-time code, in milliseconds. */
const codeDuration = 60_000;

export interface Handover {
  readonly person: DigidPerson;
  readonly back: string | null;
  readonly parts: Readonly<Record<string, string>>;
}

/** Logins waiting for the native app. Every call throws a 503 if the database is away. */
export interface Handovers {
  /**
   * Stores a login for the app with the verifier of the challenge.
   * @returns its one-time code
   */
  add(handover: Handover & { readonly challenge: string; readonly merk: Brand }): Promise<string>;
  /** Takes a login, once, even if the verifier is wrong; undefined if it is not the app's. */
  take(code: string, verifier: string, brand: Brand): Promise<Handover | undefined>;
  cleanUp(): Promise<void>;
}

interface Row {
  readonly challenge: string;
  readonly bsn_encrypted: Buffer;
  readonly niveau: number;
  readonly back: string | null;
  readonly parts: Readonly<Record<string, string>>;
}

/** Returns the challenge of a verifier: its SHA-256 in base64url, as PKCE's S256 (RFC 7636). */
export function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

function isBehind(verifier: string, challenge: string): boolean {
  const [one, other] = [challengeOf(verifier), challenge].map((text) => Buffer.from(text));
  return one !== undefined && other?.length === one.length && timingSafeEqual(one, other);
}

interface Resources {
  readonly db: Database;
  readonly vault: BsnVault;
  readonly now: () => Date;
}

/** Creates the store of logins waiting for the native app. */
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
