import { digidNiveaus } from '@mijn/contract/aanroeper';
import { merkCodes } from '@mijn/domain/merken';
import { z } from 'zod';
import type { GatewayConfig } from './gatewayConfig.ts';
import { httpVerbinding } from './provider/verbinding.ts';

const jwk = z
  .string()
  .transform((tekst, context) => {
    try {
      return JSON.parse(tekst);
    } catch {
      context.addIssue('is geen JSON');
      return z.NEVER;
    }
  })
  .pipe(z.looseObject({ kty: z.literal('EC'), crv: z.literal('P-256'), d: z.string() }));

const niveau = z.coerce.number().pipe(z.literal(digidNiveaus));

const vorm = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  HOST: z.string().default('::'),
  /** Address of the brand ZZ. */
  PUBLIC_URL: z.url(),
  /** Address of the brand AZVZ, where it is served. */
  ANKERZEE_URL: z.url().optional(),
  DATABASE_URL: z.string().optional(),
  GATEWAY_DATABASE_URL: z.string().optional(),
  DIGID_ISSUER: z.url(),
  DIGID_CLIENT_ID: z.string().min(1),
  DIGID_CLIENT_SECRET: z.string().min(1),
  DIGID_MINIMUM_NIVEAU: niveau.default(25),
  PROVIDER_URL: z.url(),
  AANROEPER_SLEUTEL: jwk,
  BSN_SLEUTEL: z.string().min(1),
  CLIENT_MAP: z.string().min(1),
  ONDERHOUD_URL: z.string().optional(),
  ONDERHOUD_BESTAND: z.string().optional(),
  BEVEILIGING_CONTACT: z.string().optional(),
  /** Hosts of the payment provider's pages, with commas between. */
  BETALING_REDIRECT_HOSTS: z.string().optional(),
  /** What paying online is called; by default "iDEAL | Wero". */
  BETALING_LABEL: z.string().optional(),
  /** Addresses of the proxies in front, with commas between. */
  VERTROUWDE_PROXIES: z.string().optional(),
});

/** What a start of the gateway by itself needs. */
export interface Omgeving {
  readonly port: number;
  readonly host: string;
  readonly config: Omit<GatewayConfig, 'log'>;
}

function merkAdressen({ PUBLIC_URL, ANKERZEE_URL }: z.infer<typeof vorm>) {
  const urls = { ZZ: PUBLIC_URL, AZVZ: ANKERZEE_URL };
  return merkCodes.flatMap((merk) => {
    const url = urls[merk];
    return url === undefined ? [] : [{ merk, url }];
  });
}

function betalingVan({
  BETALING_REDIRECT_HOSTS: hosts,
  BETALING_LABEL: label,
}: z.infer<typeof vorm>) {
  if (!hosts) return {};
  const redirectHosts = hosts.split(',').map((host) => host.trim());
  return { betaling: { redirectHosts, ...(label && { label }) } };
}

/**
 * Reads the environment of a production start.
 * @throws with the names of the variables that are missing or wrong, never their values
 */
export function leesOmgeving(env: NodeJS.ProcessEnv): Omgeving {
  const gelezen = vorm.safeParse(env);
  if (!gelezen.success) {
    const namen = new Set(gelezen.error.issues.map(({ path }) => path.join('.')));
    throw new Error(`De gateway start niet; kijk na: ${[...namen].join(', ')}.`);
  }
  const waarden = gelezen.data;
  const databaseUrl = waarden.GATEWAY_DATABASE_URL ?? waarden.DATABASE_URL;
  if (!databaseUrl) throw new Error('De gateway start niet; kijk na: GATEWAY_DATABASE_URL.');
  const config = {
    databaseUrl,
    merken: merkAdressen(waarden),
    digid: {
      issuer: waarden.DIGID_ISSUER,
      clientId: waarden.DIGID_CLIENT_ID,
      clientSecret: waarden.DIGID_CLIENT_SECRET,
      minimumNiveau: waarden.DIGID_MINIMUM_NIVEAU,
    },
    provider: httpVerbinding(waarden.PROVIDER_URL),
    aanroeperSleutel: waarden.AANROEPER_SLEUTEL,
    bsnSleutel: waarden.BSN_SLEUTEL,
    clientMap: waarden.CLIENT_MAP,
    productie: true,
    ...(waarden.ONDERHOUD_URL && { onderhoud: waarden.ONDERHOUD_URL }),
    ...(waarden.ONDERHOUD_BESTAND && { onderhoudBestand: waarden.ONDERHOUD_BESTAND }),
    ...(waarden.BEVEILIGING_CONTACT && { beveiligingContact: waarden.BEVEILIGING_CONTACT }),
    ...betalingVan(waarden),
    ...(waarden.VERTROUWDE_PROXIES && { trustProxy: waarden.VERTROUWDE_PROXIES }),
  };
  return { port: waarden.PORT, host: waarden.HOST, config };
}
