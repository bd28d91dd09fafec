import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algoritme = 'aes-256-gcm';
const nonceBytes = 12;
const merkteken = Buffer.from('mijn.relatie._state.1');

/** What `_state` holds: whose relation it is and which version of the writable fields (decisions §4). */
export interface RelatieState {
  readonly relatienummer: string;
  readonly versie: number;
}

/** Seals `_state` (AES-256-GCM, base64url): opaque outside, and every changed bit of it is noticed. */
export function verzegelState(sleutel: Buffer, { relatienummer, versie }: RelatieState): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algoritme, sleutel, nonce).setAAD(merkteken);
  const inhoud = Buffer.concat([
    cipher.update(JSON.stringify([relatienummer, versie]), 'utf8'),
    cipher.final(),
  ]);
  return Buffer.concat([nonce, inhoud, cipher.getAuthTag()]).toString('base64url');
}

/** Opens a sealed `_state`; undefined when it is not ours or was changed. */
export function openState(sleutel: Buffer, state: string): RelatieState | undefined {
  const ruw = Buffer.from(state, 'base64url');
  // Base64url has spare bits at its end: only the one spelling that we wrote counts.
  if (ruw.length < nonceBytes + 17 || ruw.toString('base64url') !== state) return undefined;
  try {
    const decipher = createDecipheriv(algoritme, sleutel, ruw.subarray(0, nonceBytes), {
      authTagLength: 16,
    })
      .setAAD(merkteken)
      .setAuthTag(ruw.subarray(-16));
    const inhoud = Buffer.concat([
      decipher.update(ruw.subarray(nonceBytes, -16)),
      decipher.final(),
    ]);
    return leesInhoud(JSON.parse(inhoud.toString('utf8')));
  } catch {
    return undefined;
  }
}

function leesInhoud(inhoud: unknown): RelatieState | undefined {
  if (!Array.isArray(inhoud)) return undefined;
  const [relatienummer, versie]: unknown[] = inhoud;
  if (typeof relatienummer !== 'string' || typeof versie !== 'number') return undefined;
  return { relatienummer, versie };
}
