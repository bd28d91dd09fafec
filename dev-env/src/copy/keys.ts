import { createPublicKey, generateKeyPairSync, randomBytes, type webcrypto } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isObject } from '@mijn/domain/values';

type Jwk = webcrypto.JsonWebKey;

/** The secrets of one copy of the app, made once and stored in its folder. */
export type Keys = {
  /** Signs the token that proves the caller to the provider; ES256, private. */
  caller: Jwk;
  /** Encrypts the BSNs in the gateway's sessions; 32 bytes in base64. */
  bsn: string;
  /** Seals the relation's `_state`; 32 bytes in base64. */
  state: string;
  /** Seals the log of access; 32 bytes in base64. */
  seal: string;
  /** Passwords of the insurer's three database roles. */
  databasePasswords: { owner: string; app: string; jobs: string };
  digidClientSecret: string;
  staffClientSecret: string;
  /** Key of the payment provider's API, for insurer and iDEAL simulator. */
  idealApiKey: string;
  /** Signs messages to push services (VAPID); P-256, private. */
  push: Jwk;
};

/** Reads the keys of the copy in `varDir`, and creates missing ones, readable by the owner only. */
export function readKeys(varDir: string): Keys {
  const file = path.join(varDir, 'keys.json');
  const kept = existsSync(file) ? readKept(file) : {};
  const keys = { ...createKeys(), ...kept };
  if (Object.keys(kept).length < Object.keys(keys).length) write(file, keys);
  return keys;
}

function readKept(file: string): Partial<Keys> {
  const kept: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (isKept(kept)) return kept;
  throw new Error(`${file} holds no keys.`);
}

// This program wrote the file from the same type.
function isKept(kept: unknown): kept is Partial<Keys> {
  return isObject(kept);
}

/** Returns the public half of a private key. */
export function publicKeyOf(key: Jwk): Jwk {
  return createPublicKey({ key, format: 'jwk' }).export({ format: 'jwk' });
}

/** Returns a key in VAPID format: the point and the number in base64url. */
export function vapidOf({ x = '', y = '', d = '' }: Jwk) {
  const point = [Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return {
    publicKey: Buffer.concat(point).toString('base64url'),
    privateKey: d,
    subject: 'mailto:bericht@zilverzand.example',
  };
}

function createKeys(): Keys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const push = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    push: push.privateKey.export({ format: 'jwk' }),
    caller: privateKey.export({ format: 'jwk' }),
    bsn: randomBytes(32).toString('base64'),
    state: randomBytes(32).toString('base64'),
    seal: randomBytes(32).toString('base64'),
    databasePasswords: { owner: password(), app: password(), jobs: password() },
    digidClientSecret: randomBytes(32).toString('base64url'),
    staffClientSecret: randomBytes(32).toString('base64url'),
    idealApiKey: `test_${randomBytes(24).toString('base64url')}`,
  };
}

const password = (): string => randomBytes(24).toString('base64url');

function write(file: string, keys: Keys): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const half = `${file}.${process.pid}`;
  writeFileSync(half, JSON.stringify(keys, undefined, 2), { mode: 0o600 });
  renameSync(half, file);
}
