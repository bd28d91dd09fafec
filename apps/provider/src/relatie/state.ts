import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const marker = Buffer.from('mijn.relatie._state.1');

/** Contents of `_state`: the relation, and the version of its writable fields (docs/decisions.md §4). */
export interface RelatieState {
  readonly relatienummer: string;
  readonly versie: number;
}

/** Keys of `_state`, 32 bytes each: the first seals, all can open. */
export type StateKeys = readonly [Buffer, ...Buffer[]];

/** Seals `_state` (AES-256-GCM, base64url), so that it is opaque and any change is detected. */
export function sealState([key]: StateKeys, { relatienummer, versie }: RelatieState): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(marker);
  const content = Buffer.concat([
    cipher.update(JSON.stringify([relatienummer, versie]), 'utf8'),
    cipher.final(),
  ]);
  return Buffer.concat([nonce, content, cipher.getAuthTag()]).toString('base64url');
}

/** Opens a sealed `_state` with any of the keys; undefined when it is forged or changed. */
export function openState(keys: StateKeys, state: string): RelatieState | undefined {
  const raw = Buffer.from(state, 'base64url');
  // Base64url has unused bits at the end; only the canonical spelling is accepted.
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
