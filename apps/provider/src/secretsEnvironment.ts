import { partsOf } from '@mijn/domain/partsOf';
import { z } from 'zod';
import type { ProviderConfig } from './createProvider.ts';

const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ });

const password = z.string().min(16);

const secretKey = z
  .base64()
  .transform((text) => Buffer.from(text, 'base64'))
  .refine(({ length }) => length === 32);

/** The secrets of the provider. Each `…_PREVIOUS` is the other one that is right too while the secret is changed. */
export const secretShape = z.object({
  /** A login that may create roles. */
  DATABASE_URL: databaseUrl,
  DATABASE_URL_PREVIOUS: databaseUrl.optional(),
  /** Passwords of the roles `insurer_owner`, `insurer_app` and `insurer_jobs`, each a login of its own. */
  DATABASE_OWNER_PASSWORD: password,
  DATABASE_OWNER_PASSWORD_PREVIOUS: password.optional(),
  DATABASE_APP_PASSWORD: password,
  DATABASE_APP_PASSWORD_PREVIOUS: password.optional(),
  DATABASE_JOBS_PASSWORD: password,
  DATABASE_JOBS_PASSWORD_PREVIOUS: password.optional(),
  /** Seals `_state`. */
  STATE_KEY: secretKey,
  STATE_KEY_PREVIOUS: secretKey.optional(),
  /** Seals the log of access. */
  SEAL_KEY: secretKey,
  /** Every one before it, with commas between: what they sealed is verified with them. */
  SEAL_KEY_PREVIOUS: z.string().transform(partsOf).pipe(z.array(secretKey)).default([]),
});

type Secrets = z.infer<typeof secretShape>;

const generations = <T>(now: T, other: T | undefined): readonly [T, ...T[]] =>
  other === undefined ? [now] : [now, other];

/** The secrets as the provider takes them. */
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
