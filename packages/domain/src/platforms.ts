import { loginFields } from './queryFields.ts';

/** The platforms of the app (§3): the two native apps, and browsers. */
export const platforms = ['ios', 'android', 'web'] as const;

export type Platform = (typeof platforms)[number];

/** Type guard for a platform. */
export function isPlatform(word: unknown): word is Platform {
  return platforms.some((platform) => platform === word);
}

/**
 * Fields of the native app's hand-over at /app2app (docs/decisions.md §3, ADR 0067). The app sends the
 * SHA-256 of a secret verifier (PKCE) and gets back a one-time code or the reason for a failure.
 */
export const handoverFields = {
  /** Base64url of 32 bytes. */
  challenge: 'challenge',
  /** Valid for a minute, once, and only with the verifier of the challenge. */
  code: 'overdracht',
  /** A coarse reason, as at /inloggen-mislukt. */
  reason: loginFields.reason,
} as const;

/** The native app's request for its session: the one-time code and the verifier. */
export interface HandoverRequest {
  readonly code: string;
  readonly verifier: string;
  /** The app's platform; absent from apps of before December 2026. */
  readonly platform?: Platform | undefined;
  /** Whether the terms were accepted on this device (§2). */
  readonly termsAccepted: boolean;
}
