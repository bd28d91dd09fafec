import { digidLevels } from '@mijn/contract/caller';
import { signingKey } from '@mijn/contract/callerKey';
import { z } from 'zod';
import type { DigidConfig } from '../gatewayConfig.ts';
import { type Bereik, bereiken } from '@mijn/domain/machtiging';
import { defaultDigidWords, defaultServiceClaim } from './digid.ts';
import { webAddress } from '../environmentSchemas.ts';

/** `acr=level` pairs, separated by commas, such as `urn:…:Smartcard=25,urn:…:SmartcardPKI=30`. */
const levelsShape = z.string().transform((text, context) => {
  const levels = new Map<string, number>();
  for (const pair of text.split(',')) {
    const at = pair.lastIndexOf('=');
    const level = digidLevels.find((known) => String(known) === pair.slice(at + 1).trim());
    const acr = pair.slice(0, Math.max(at, 0)).trim();
    if (level === undefined || acr === '') {
      context.addIssue('an acr value without one of the levels 10, 20, 25 and 30');
      return z.NEVER;
    }
    levels.set(acr, level);
  }
  return levels;
});

/** `service=scopes` pairs, separated by commas, such as `urn:…:declaraties=zorg,urn:…:alles=zorg+facturen`. */
const servicesShape = z.string().transform((text, context) => {
  const services = new Map<string, readonly Bereik[]>();
  for (const pair of text.split(',')) {
    const at = pair.lastIndexOf('=');
    const named = pair.slice(at + 1).split('+');
    const scopes = bereiken.filter((one) => named.some((word) => word.trim() === one));
    const service = pair.slice(0, Math.max(at, 0)).trim();
    if (scopes.length !== named.length || service === '') {
      context.addIssue(`a service without ${bereiken.join(' or ')}`);
      return z.NEVER;
    }
    services.set(service, scopes);
  }
  return services;
});

const level = z.coerce.number().pipe(z.literal(digidLevels));

export const digidSchema = {
  DIGID_ISSUER: webAddress,
  DIGID_CLIENT_ID: z.string().min(1),
  /** The client authenticates by a secret or a private key, not both. */
  DIGID_CLIENT_SECRET: z.string().min(1).optional(),
  DIGID_CLIENT_KEY: signingKey.optional(),
  DIGID_MINIMUM_LEVEL: level.default(25),
  DIGID_SCOPE: z
    .string()
    .regex(/\bopenid\b/)
    .default(defaultDigidWords.scope),
  DIGID_BSN_CLAIM: z.string().min(1).default(defaultDigidWords.bsnClaim),
  DIGID_LEVEL_CLAIM: z.string().min(1).default(defaultDigidWords.levelClaim),
  DIGID_LEVELS: levelsShape.optional(),
  DIGID_REPRESENTED_CLAIM: z.string().min(1).default(defaultDigidWords.representedClaim),
  /** Both or neither: without them DigiD Machtigen is not offered. */
  DIGID_MANDATE_SCOPE: z
    .string()
    .regex(/\bopenid\b/)
    .optional(),
  DIGID_SERVICES: servicesShape.optional(),
  DIGID_SERVICE_CLAIM: z.string().min(1).default(defaultServiceClaim),
};

type DigidValues = z.infer<z.ZodObject<typeof digidSchema>>;

/** Returns the names of contradicting broker settings. */
export function invalidDigidSettings(values: DigidValues): string[] {
  const { DIGID_CLIENT_SECRET: secret, DIGID_CLIENT_KEY: key } = values;
  const levels = values.DIGID_LEVELS ?? defaultDigidWords.levels;
  const isReachable = [...levels.values()].some((one) => one >= values.DIGID_MINIMUM_LEVEL);
  return [
    ...((secret === undefined) === (key === undefined)
      ? ['DIGID_CLIENT_SECRET', 'DIGID_CLIENT_KEY']
      : []),
    ...((values.DIGID_MANDATE_SCOPE === undefined) === (values.DIGID_SERVICES === undefined)
      ? []
      : ['DIGID_MANDATE_SCOPE', 'DIGID_SERVICES']),
    ...(isReachable ? [] : ['DIGID_LEVELS', 'DIGID_MINIMUM_LEVEL']),
  ];
}

/** Returns the gateway's client at the broker. */
export function digidOf(values: DigidValues): DigidConfig {
  const { DIGID_CLIENT_SECRET: clientSecret, DIGID_CLIENT_KEY: clientKey } = values;
  const { DIGID_MANDATE_SCOPE: scope, DIGID_SERVICES: services } = values;
  return {
    issuer: values.DIGID_ISSUER,
    clientId: values.DIGID_CLIENT_ID,
    ...(clientSecret !== undefined && { clientSecret }),
    ...(clientKey && { clientKey }),
    minimumLevel: values.DIGID_MINIMUM_LEVEL,
    words: {
      scope: values.DIGID_SCOPE,
      bsnClaim: values.DIGID_BSN_CLAIM,
      levelClaim: values.DIGID_LEVEL_CLAIM,
      levels: values.DIGID_LEVELS ?? defaultDigidWords.levels,
      representedClaim: values.DIGID_REPRESENTED_CLAIM,
      ...(scope !== undefined &&
        services && { mandate: { scope, services, serviceClaim: values.DIGID_SERVICE_CLAIM } }),
    },
  };
}
