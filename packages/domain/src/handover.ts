import { loginFields } from './queryFields.ts';

/**
 * The fields of the native app's hand-over at /app2app (docs/decisions.md §3, ADR 0067): on the way out it brings
 * the SHA-256 of a verifier that it keeps to itself (PKCE); on the way back comes a one-time code, or why there
 * is none.
 */
export const handoverFields = {
  /** Base64url of 32 bytes. */
  challenge: 'challenge',
  /** Counts for a minute, once, and only with the verifier behind the challenge. */
  code: 'overdracht',
  /** A coarse reason, as at /inloggen-mislukt. */
  reason: loginFields.reason,
} as const;

/** What the native app sends for its session: the code that came back, and the verifier it kept. */
export interface HandoverRequest {
  readonly code: string;
  readonly verifier: string;
  /** Whether the terms were accepted on this device (§2). */
  readonly termsAccepted: boolean;
}
