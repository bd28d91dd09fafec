import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const marker = Buffer.from('mijn.relatie._state.1');

/** What `_state` holds: whose relation it is and which version of the writable fields (docs/decisions.md §4). */
export interface RelatieState {
  readonly relatienummer: string;
  readonly versie: number;
}

/** The keys of `_state`, 32 bytes each: one that seals, and with it the one before it, that opens too. */
export type StateKeys = readonly [Buffer, ...Buffer[]];

/** Seals `_state` (AES-256-GCM, base64url): opaque outside, and every changed bit of it is noticed. */
export function sealState([key]: StateKeys, { relatienummer, versie }: RelatieState): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(marker);
  const content = Buffer.concat([
    cipher.update(JSON.stringify([relatienummer, versie]), 'utf8'),
    cipher.final(),
  ]);
  return Buffer.concat([nonce, content, cipher.getAuthTag()]).toString('base64url');
}

/** Opens a sealed `_state` by either key; undefined when it is not ours or was changed. */
export function openState(keys: StateKeys, state: string): RelatieState | undefined {
  const raw = Buffer.from(state, 'base64url');
  // Base64url has spare bits at its end: only the one spelling that we wrote counts.
  if (raw.length < nonceBytes + 17 || raw.toString('base64url') !== state) return undefined;
  for (const key of keys) {
    const opened = openWith(key, raw);
    if (opened) return opened;
  }
  return undefined;
}

function openWith(key: Buffer, raw: Buffer): RelatieState | undefined {
  try {
    const decipher = createDecipheriv(algorithm, key, raw.subarray(0, nonceBytes), {
      authTagLength: 16,
    })
      .setAAD(marker)
      .setAuthTag(raw.subarray(-16));
    const content = Buffer.concat([
      decipher.update(raw.subarray(nonceBytes, -16)),
      decipher.final(),
    ]);
    return parseContent(JSON.parse(content.toString('utf8')));
  } catch {
    return undefined;
  }
}

function parseContent(content: unknown): RelatieState | undefined {
  if (!Array.isArray(content)) return undefined;
  const parts: readonly unknown[] = content;
  const [relatienummer, versie] = parts;
  if (typeof relatienummer !== 'string' || typeof versie !== 'number') return undefined;
  return { relatienummer, versie };
}
