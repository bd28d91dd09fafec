import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const merktekenBytes = 16;

/** A fresh random word of 256 bits, as it stands in a cookie. */
export function maakGeheim(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a word from outside has the shape of one of our random words. */
export function isGeheim(woord: string | undefined): woord is string {
  return woord !== undefined && /^[\w-]{43}$/.test(woord);
}

/** What the database keeps of a random word: its SHA-256. */
export function hashVan(geheim: string): Buffer {
  return createHash('sha256').update(geheim).digest();
}

/** Encrypts and decrypts a BSN for one session. */
export interface BsnKluis {
  versleutel(bsn: string, idHash: Buffer): Buffer;
  /** @throws when the text was made with another key, for another session, or changed. */
  ontsleutel(versleuteld: Buffer, idHash: Buffer): string;
}

/**
 * AES-256-GCM with a fresh nonce, bound to the session it belongs to.
 * @param sleutel base64 of 32 bytes
 * @throws when the key has another length
 */
export function maakBsnKluis(sleutel: string): BsnKluis {
  const bytes = Buffer.from(sleutel, 'base64');
  if (bytes.length !== 32) throw new Error('De bsnSleutel moet base64 van 32 bytes zijn.');
  return {
    versleutel(bsn, idHash) {
      const nonce = randomBytes(nonceBytes);
      const cijfer = createCipheriv('aes-256-gcm', bytes, nonce).setAAD(idHash);
      const tekst = Buffer.concat([cijfer.update(bsn, 'utf8'), cijfer.final()]);
      return Buffer.concat([nonce, cijfer.getAuthTag(), tekst]);
    },
    ontsleutel(versleuteld, idHash) {
      const nonce = versleuteld.subarray(0, nonceBytes);
      const merkteken = versleuteld.subarray(nonceBytes, nonceBytes + merktekenBytes);
      const opties = { authTagLength: merktekenBytes };
      const cijfer = createDecipheriv('aes-256-gcm', bytes, nonce, opties).setAAD(idHash);
      cijfer.setAuthTag(merkteken);
      const tekst = versleuteld.subarray(nonceBytes + merktekenBytes);
      return Buffer.concat([cijfer.update(tekst), cijfer.final()]).toString('utf8');
    },
  };
}
