import { partsOf } from '@mijn/domain/environment';
import { z } from 'zod';
import type { ProviderConfig } from './createProvider.ts';

const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ });

const password = z.string().min(16);

const secretKey = z
  .base64()
  .transform((text) => Buffer.from(text, 'base64'))
  .refine(({ length }) => length === 32);

/** Secrets of the provider. `…_PREVIOUS` is the second valid value during a rotation. */
export const secretSchema = z.object({
  /** A login that may create roles. */
  DATABASE_URL: databaseUrl,
  DATABASE_URL_PREVIOUS: databaseUrl.optional(),
  /** Passwords of the roles `insurer_owner`, `insurer_app` and `insurer_jobs`. */
  DATABASE_OWNER_PASSWORD: password,
  DATABASE_OWNER_PASSWORD_PREVIOUS: password.optional(),
  DATABASE_APP_PASSWORD: password,
  DATABASE_APP_PASSWORD_PREVIOUS: password.optional(),
  DATABASE_JOBS_PASSWORD: password,
  DATABASE_JOBS_PASSWORD_PREVIOUS: password.optional(),
  STATE_KEY: secretKey,
  STATE_KEY_PREVIOUS: secretKey.optional(),
  SEAL_KEY: secretKey,
  /** All previous keys, separated by commas, to verify what they sealed. */
  SEAL_KEY_PREVIOUS: z.string().transform(partsOf).pipe(z.array(secretKey)).default([]),
});

type Secrets = z.infer<typeof secretSchema>;

const generations = <T>(now: T, other: T | undefined): readonly [T, ...T[]] =>
  other === undefined ? [now] : [now, other];

/** Returns the secrets in the form of `ProviderConfig`. */
export function secretsOf(
  values: Secrets,
): Pick<ProviderConfig, 'logins' | 'stateKeys' | 'sealKey'> {
  return {
    logins: {
      url: generations(values.DATABASE_URL, values.DATABASE_URL_PREVIOUS),
      passwords: {
        owner: generations(values.DATABASE_OWNER_PASSWORD, values.DATABASE_OWNER_PASSWORD_PREVIOUS),
        app: generations(values.DATABASE_APP_PASSWORD, values.DATABASE_APP_PASSWORD_PREVIOUS),
        jobs: generations(values.DATABASE_JOBS_PASSWORD, values.DATABASE_JOBS_PASSWORD_PREVIOUS),
      },
    },
    stateKeys: generations(values.STATE_KEY, values.STATE_KEY_PREVIOUS),
    sealKey: values.SEAL_KEY,
  };
}
