import { digidLevels } from '@mijn/contract/caller';
import { signingKey } from '@mijn/contract/callerKey';
import { z } from 'zod';
import type { DigidConfig } from '../gatewayConfig.ts';
import { defaultDigidWords } from './digid.ts';
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
    ...(isReachable ? [] : ['DIGID_LEVELS', 'DIGID_MINIMUM_LEVEL']),
  ];
}

/** Returns the gateway's client at the broker. */
export function digidOf(values: DigidValues): DigidConfig {
  const { DIGID_CLIENT_SECRET: clientSecret, DIGID_CLIENT_KEY: clientKey } = values;
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
    },
  };
}
