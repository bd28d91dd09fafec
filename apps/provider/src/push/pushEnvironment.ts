import { z } from 'zod';
import type { PushConfig } from './pusher.ts';

/** Environment variables of web push. */
export const pushSchema = z.object({
  /**
   * VAPID keys, base64url, as created by `web-push generate-vapid-keys`; without both, web push is
   * off.
   */
  PUSH_PUBLIC_KEY: z.base64url().length(87).optional(),
  PUSH_PRIVATE_KEY: z.base64url().length(43).optional(),
  /** Contact address for push services: `mailto:` or `https:`. */
  PUSH_SUBJECT: z.url({ protocol: /^(mailto|https)$/ }).optional(),
});

/** Parses the web push configuration; returns the names of missing or invalid variables otherwise. */
export function parsePush(
  env: Readonly<Record<string, string | undefined>>,
): { readonly config: PushConfig | undefined } | { readonly wrong: readonly string[] } {
  const { data, error } = pushSchema.safeParse(env);
  if (!data) return { wrong: error.issues.map(({ path }) => path.join('.')) };
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, PUSH_SUBJECT: subject } = data;
  if (Object.values(data).every((value) => value === undefined)) return { config: undefined };
  if (publicKey === undefined) return { wrong: ['PUSH_PUBLIC_KEY'] };
  if (privateKey === undefined) return { wrong: ['PUSH_PRIVATE_KEY'] };
  if (subject === undefined) return { wrong: ['PUSH_SUBJECT'] };
  return { config: { publicKey, privateKey, subject } };
}
