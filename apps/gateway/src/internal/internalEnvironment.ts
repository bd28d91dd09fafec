import { isPrivateOnTheWay, isThisMachine } from '@mijn/domain/safeAddress';
import { z } from 'zod';
import { originShape, portShape, webAddress } from '../environmentShapes.ts';
import type { InternalConfig } from '../gatewayConfig.ts';

/** What the gateway reads for the staff's listener (docs/environment.md); without INTERNAL_URL there is none. */
export const internalShape = {
  /** Its address for the brand ZZ, and for AZVZ where that is served. */
  INTERNAL_URL: originShape.optional(),
  INTERNAL_ANKERZEE_URL: originShape.optional(),
  INTERNAL_PORT: portShape.optional(),
  INTERNAL_HOST: z.string().default('127.0.0.1'),
  /** Where the staff log in. */
  INTERNAL_ISSUER: webAddress.optional(),
  INTERNAL_CLIENT_ID: z.string().optional(),
  INTERNAL_CLIENT_SECRET: z.string().optional(),
  /** Whether the internal mode is on there without being asked for (§6). */
  INTERNAL_DEFAULT: z.enum(['on', 'off']).default('off'),
};

type Values = z.infer<z.ZodObject<typeof internalShape>>;

/** The staff's listener as the environment describes it. */
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

/** Which of its variables are missing, can be read on the way, or name a simulator in production. */
export function wrongInternal(values: Values, isProduction: boolean): string[] {
  if (!values.INTERNAL_URL) return [];
  const missing = needed.filter((name) => !values[name]);
  const issuer = URL.parse(values.INTERNAL_ISSUER ?? '');
  if (issuer === null) return missing;
  const isSimulated = isProduction && isThisMachine(issuer.hostname);
  return isSimulated || !isPrivateOnTheWay(issuer) ? [...missing, 'INTERNAL_ISSUER'] : missing;
}

/** The staff's listener, of variables that are not wrong; undefined where none is wanted. */
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
