import { isPrivateOnTheWay, isThisMachine } from '@mijn/domain/safeAddress';
import { z } from 'zod';
import { originSchema, portSchema, webAddress } from '../environmentSchemas.ts';
import type { InternalConfig } from '../gatewayConfig.ts';

/** Settings of the staff's listener (docs/environment.md); there is none without INTERNAL_URL. */
export const internalSchema = {
  /** Its address for the brand ZZ, and for AZVZ if served. */
  INTERNAL_URL: originSchema.optional(),
  INTERNAL_ANKERZEE_URL: originSchema.optional(),
  INTERNAL_PORT: portSchema.optional(),
  INTERNAL_HOST: z.string().default('127.0.0.1'),
  INTERNAL_ISSUER: webAddress.optional(),
  INTERNAL_CLIENT_ID: z.string().optional(),
  INTERNAL_CLIENT_SECRET: z.string().optional(),
  /** Whether the internal mode is on by default (§6). */
  INTERNAL_DEFAULT: z.enum(['on', 'off']).default('off'),
};

type Values = z.infer<z.ZodObject<typeof internalSchema>>;

export interface InternalEnvironment {
  readonly config: InternalConfig;
  readonly port: number;
  readonly host: string;
}

const needed = [
  'INTERNAL_PORT',
  'INTERNAL_ISSUER',
  'INTERNAL_CLIENT_ID',
  'INTERNAL_CLIENT_SECRET',
] as const;

/** Returns variables that are missing, insecure, or name a simulator in production. */
export function invalidInternalSettings(values: Values, isProduction: boolean): string[] {
  if (!values.INTERNAL_URL) return [];
  const missing = needed.filter((name) => !values[name]);
  const issuer = URL.parse(values.INTERNAL_ISSUER ?? '');
  if (issuer === null) return missing;
  const isSimulated = isProduction && isThisMachine(issuer.hostname);
  return isSimulated || !isPrivateOnTheWay(issuer) ? [...missing, 'INTERNAL_ISSUER'] : missing;
}

/** Returns the staff's listener from valid variables; undefined if there is none. */
export function internalOf(values: Values): InternalEnvironment | undefined {
  const { INTERNAL_URL: url, INTERNAL_ANKERZEE_URL: ankerzee, INTERNAL_PORT: port } = values;
  if (!url || port === undefined) return undefined;
  const brands = [
    { merk: 'ZZ' as const, url },
    ...(ankerzee ? [{ merk: 'AZVZ' as const, url: ankerzee }] : []),
  ];
  const login = {
    issuer: values.INTERNAL_ISSUER ?? '',
    clientId: values.INTERNAL_CLIENT_ID ?? '',
    clientSecret: values.INTERNAL_CLIENT_SECRET ?? '',
  };
  const byDefault = values.INTERNAL_DEFAULT === 'on';
  return { config: { brands, login, byDefault }, port, host: values.INTERNAL_HOST };
}
