import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const markerBytes = 16;

/** Returns a random secret of 256 bits, for a cookie. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns whether a text has the format of our secrets. */
export function isSecret(word: string | undefined): word is string {
  return word !== undefined && /^[\w-]{43}$/.test(word);
}

/** Returns the SHA-256 of a secret, as stored in the database. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

export interface BsnVault {
  encrypt(bsn: string, idHash: Buffer): Buffer;
  /** Undefined if the key is unknown, the session is another, or the text was changed. */
  decrypt(encrypted: Buffer, idHash: Buffer): string | undefined;
  /** Pseudonyms of a person in the database, by key, the current one first. */
  personHashes(bsn: string): readonly [Buffer, ...Buffer[]];
  /** Pseudonyms of a person in documents (ADR 0095), different from those in the database. */
  personMarks(bsn: string): readonly [string, ...string[]];
}

function keyBytes(key: string): Buffer {
  const bytes = Buffer.from(key, 'base64');
  if (bytes.length !== 32) throw new Error('The key of the BSNs has to be base64 of 32 bytes.');
  return bytes;
}

function personHash(key: Buffer, bsn: string): Buffer {
  return createHmac('sha256', key).update(`person ${bsn}`).digest();
}

function personMark(key: Buffer, bsn: string): string {
  const whole = createHmac('sha256', key).update(`document ${bsn}`).digest();
  return whole.subarray(0, 16).toString('base64url');
}

function encrypt(key: Buffer, bsn: string, idHash: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(idHash);
  const text = Buffer.concat([cipher.update(bsn, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

function decrypt(key: Buffer, encrypted: Buffer, idHash: Buffer): string | undefined {
  const nonce = encrypted.subarray(0, nonceBytes);
  const marker = encrypted.subarray(nonceBytes, nonceBytes + markerBytes);
  const options = { authTagLength: markerBytes };
  try {
    const cipher = createDecipheriv('aes-256-gcm', key, nonce, options).setAAD(idHash);
    cipher.setAuthTag(marker);
    const text = encrypted.subarray(nonceBytes + markerBytes);
    return Buffer.concat([cipher.update(text), cipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

/**
 * Creates a vault: AES-256-GCM with a fresh nonce, bound to the session.
 * @param key base64 of 32 bytes, for encryption
 * @param previous the previous key, also accepted during a rotation
 * @throws Error for a key of another length
 */
export function createBsnVault(key: string, previous?: string): BsnVault {
  const current = keyBytes(key);
  const others = previous === undefined ? [] : [keyBytes(previous)];
  const readable = [current, ...others];
  return {
    encrypt: (bsn, idHash) => encrypt(current, bsn, idHash),
    personHashes: (bsn) => [
      personHash(current, bsn),
      ...others.map((other) => personHash(other, bsn)),
    ],
    personMarks: (bsn) => [
      personMark(current, bsn),
      ...others.map((other) => personMark(other, bsn)),
    ],
    decrypt(encrypted, idHash) {
      for (const one of readable) {
        const bsn = decrypt(one, encrypted, idHash);
        if (bsn !== undefined) return bsn;
      }
      return undefined;
    },
  };
}
