import { type Bereik, bereiken } from '@mijn/domain/machtiging';
import { z } from 'zod';
import type { BsnVault } from './secrets.ts';

/** For whom a session acts: by a permission that the insurer knows, or by a mandate that DigiD named at login. */
export type ActsFor =
  | { readonly machtiging: string }
  | { readonly vertegenwoordigde: string; readonly bereik: readonly Bereik[] };

/** The part of a representative's session that its person's own session lacks. */
export interface Gemachtigd {
  readonly actsFor: ActsFor;
  /** Name of the represented person, for the frame. */
  readonly naam: string;
  /** Scopes that the insurer opened when it began, for the frame; the insurer decides at every call. */
  readonly bereik: readonly Bereik[];
}

const shape = z.object({
  actsFor: z.union([
    z.strictObject({ machtiging: z.uuid() }),
    z.strictObject({ vertegenwoordigde: z.string(), bereik: z.array(z.enum(bereiken)).min(1) }),
  ]),
  naam: z.string(),
  bereik: z.array(z.enum(bereiken)).min(1),
});

/** Encrypts for whom a session acts, bound to the session. */
export function sealGemachtigd(vault: BsnVault, gemachtigd: Gemachtigd, idHash: Buffer): Buffer {
  return vault.encrypt(JSON.stringify(gemachtigd), idHash);
}

/** Decrypts for whom a session acts; undefined if it cannot be read, and then the session is nobody's. */
export function openGemachtigd(
  vault: BsnVault,
  encrypted: Buffer,
  idHash: Buffer,
): Gemachtigd | undefined {
  const text = vault.decrypt(encrypted, idHash);
  if (text === undefined) return undefined;
  try {
    return shape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Returns whom the documents of a session are of (ADR 0095): the person, or the person for somebody else. */
export function documentOwner(bsn: string, gemachtigd: Gemachtigd | undefined): string {
  if (!gemachtigd) return bsn;
  const { actsFor } = gemachtigd;
  return `${bsn} ${'machtiging' in actsFor ? actsFor.machtiging : actsFor.vertegenwoordigde}`;
}
