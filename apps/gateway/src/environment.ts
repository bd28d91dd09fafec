import { existsSync } from 'node:fs';
import { signingKey } from '@mijn/contract/callerKey';
import { filledVariables, partsOf } from '@mijn/domain/environment';
import { brandCodes } from '@mijn/domain/brands';
import { startRefusal } from '@mijn/domain/startRefusal';
import { logLevels, type LogLevel } from '@mijn/metrics/logLevels';
import { isPrivateOnTheWay, isThisMachine } from '@mijn/domain/safeAddress';
import { z } from 'zod';
import {
  contactSchema,
  hostsSchema,
  originSchema,
  pathOrAddress,
  portSchema,
  proxiesSchema,
  webAddress,
} from './environmentSchemas.ts';
import { hostNameOf } from './http/brandHosts.ts';
import type { GatewayConfig } from './gatewayConfig.ts';
import {
  type InternalEnvironment,
  internalOf,
  internalSchema,
  invalidInternalSettings,
} from './internal/internalEnvironment.ts';
import { hasFictitiousLinks, readLinksFile } from './linksFile.ts';
import { nativeAppOf, nativeSchema, invalidNativeOrigins } from './native/nativeEnvironment.ts';
import { digidOf, digidSchema, invalidDigidSettings } from './sessie/digidEnvironment.ts';
import { httpConnection } from './provider/connection.ts';

const databaseShape = z.url({ protocol: /^postgres(ql)?$/ });

export const environmentSchema = z.object({
  NODE_ENV: z.string().optional(),
  PORT: portSchema.default(3000),
  HOST: z.string().default('::'),
  /** Port of `/metrics`; not served if absent. */
  METRICS_PORT: portSchema.optional(),
  /** Address of the brand ZZ. */
  PUBLIC_URL: originSchema,
  /** Address of the brand AZVZ, if served. */
  ANKERZEE_URL: originSchema.optional(),
  DATABASE_URL: databaseShape.optional(),
  GATEWAY_DATABASE_URL: databaseShape.optional(),
  /** The previous URL, accepted while its password is changed. */
  GATEWAY_DATABASE_URL_PREVIOUS: databaseShape.optional(),
  ...digidSchema,
  PROVIDER_URL: webAddress,
  CALLER_KEY: signingKey,
  /** Base64 of 32 bytes. */
  BSN_KEY: z.base64().length(44),
  BSN_KEY_PREVIOUS: z.base64().length(44).optional(),
  CLIENT_FOLDER: z.string().refine((folder) => existsSync(folder)),
  MAINTENANCE_URL: pathOrAddress.optional(),
  MAINTENANCE_FILE: z.string().optional(),
  SECURITY_CONTACT: contactSchema.optional(),
  /** A JSON file with links and help desk of every brand (docs/environment.md). */
  LINKS_FILE: z.string().optional(),
  /** Hosts of the payment provider's pages, separated by commas. */
  BETALING_REDIRECT_HOSTS: hostsSchema.optional(),
  /** Label of online payment; by default "iDEAL | Wero". */
  BETALING_LABEL: z.string().optional(),
  ...internalSchema,
  ...nativeSchema,
  /** Addresses of trusted proxies, separated by commas. */
  TRUSTED_PROXIES: proxiesSchema.optional(),
  LOG_LEVEL: z.enum(logLevels).default('info'),
});

export interface Environment {
  readonly port: number;
  readonly host: string;
  readonly logLevel: LogLevel;
  readonly metrics?: { readonly port: number; readonly host: string };
  readonly internal?: Pick<InternalEnvironment, 'port' | 'host'>;
  readonly config: Omit<GatewayConfig, 'log' | 'metrics'>;
}

type Values = z.infer<typeof environmentSchema>;

function brandAddresses({ PUBLIC_URL, ANKERZEE_URL }: Values) {
  const urls = { ZZ: PUBLIC_URL, AZVZ: ANKERZEE_URL };
  return brandCodes.flatMap((brand) => {
    const url = urls[brand];
    return url === undefined ? [] : [{ merk: brand, url }];
  });
}

function betalingOf(values: Values) {
  const [redirectHosts, label] = [partsOf(values.BETALING_REDIRECT_HOSTS), values.BETALING_LABEL];
  return redirectHosts.length > 0 ? { betaling: { redirectHosts, ...(label && { label }) } } : {};
}

/** @throws Error if the file is invalid, or has fictitious data in production */
function linksOf({ LINKS_FILE, NODE_ENV }: Values): Pick<GatewayConfig, 'links'> {
  const isProduction = NODE_ENV === 'production';
  if (!LINKS_FILE) {
    if (isProduction) throw refusal(['LINKS_FILE']);
    return {};
  }
  const { links, problem } = readLinksFile(LINKS_FILE);
  if (!links) throw refusal(['LINKS_FILE'], { LINKS_FILE: problem });
  if (isProduction && hasFictitiousLinks(links)) {
    throw refusal(['LINKS_FILE'], { LINKS_FILE: 'it leads to an example domain' });
  }
  return { links };
}

/** Returns settings that point to a simulator in production: a party on this machine. */
function simulatorsIn(values: Values): string[] {
  if (values.NODE_ENV !== 'production') return [];
  const hosts = partsOf(values.BETALING_REDIRECT_HOSTS).map((host) => `https://${host}`);
  const parties = { DIGID_ISSUER: [values.DIGID_ISSUER], BETALING_REDIRECT_HOSTS: hosts };
  return Object.entries(parties).flatMap(([name, urls]) =>
    urls.some((url) => isThisMachine(URL.parse(url)?.hostname ?? '')) ? [name] : [],
  );
}

/** Returns settings that would send a BSN or a key over plain http; for the insurer in production only. */
function readableOnTheWay({ NODE_ENV, PROVIDER_URL, DIGID_ISSUER }: Values): string[] {
  const addresses = { ...(NODE_ENV === 'production' && { PROVIDER_URL }), DIGID_ISSUER };
  return Object.entries(addresses).flatMap(([name, url]) =>
    isPrivateOnTheWay(new URL(url)) ? [] : [name],
  );
}

function saidTwice(values: Readonly<Record<string, string | number | undefined>>): string[] {
  const named = Object.entries(values).filter(([, value]) => value !== undefined);
  const same = Map.groupBy(named, ([, value]) => value);
  return [...same.values()].flatMap((group) =>
    group.length > 1 ? group.map(([name]) => name) : [],
  );
}

const hostOf = (url: string | undefined) => url && hostNameOf(url);

/**
 * Returns addresses with the same host name, and listeners with the same port. A different port is not
 * enough for addresses: cookies are not separated by port.
 */
function sharedPlaces(values: Values): string[] {
  const { PORT, METRICS_PORT, INTERNAL_PORT } = values;
  return [
    ...saidTwice({
      PUBLIC_URL: hostOf(values.PUBLIC_URL),
      ANKERZEE_URL: hostOf(values.ANKERZEE_URL),
      INTERNAL_URL: hostOf(values.INTERNAL_URL),
      INTERNAL_ANKERZEE_URL: hostOf(values.INTERNAL_ANKERZEE_URL),
    }),
    ...saidTwice({ PORT, METRICS_PORT, INTERNAL_PORT }),
  ];
}

const refusal = (names: readonly string[], found?: Readonly<Record<string, string>>): Error =>
  startRefusal('gateway', names, found);

function configOf(values: Values, databaseUrl: string) {
  const nativeApp = nativeAppOf(values);
  const { GATEWAY_DATABASE_URL_PREVIOUS: previous } = values;
  return {
    databaseUrl: previous ? ([databaseUrl, previous] as const) : databaseUrl,
    brands: brandAddresses(values),
    digid: digidOf(values),
    provider: httpConnection(values.PROVIDER_URL),
    callerKey: values.CALLER_KEY,
    bsnKey: values.BSN_KEY,
    clientFolder: values.CLIENT_FOLDER,
    production: true,
    ...(values.BSN_KEY_PREVIOUS && { previousBsnKey: values.BSN_KEY_PREVIOUS }),
    ...(values.MAINTENANCE_URL && { maintenance: values.MAINTENANCE_URL }),
    ...(values.MAINTENANCE_FILE && { maintenanceFile: values.MAINTENANCE_FILE }),
    ...(values.SECURITY_CONTACT && { securityContact: values.SECURITY_CONTACT }),
    ...linksOf(values),
    ...betalingOf(values),
    ...(nativeApp && { nativeApp }),
    ...(values.TRUSTED_PROXIES && { trustProxy: values.TRUSTED_PROXIES }),
  };
}

/**
 * Parses the environment of a gateway that runs as a program of its own. An empty variable counts as absent.
 * @throws Error with the names of missing or invalid variables, never their values
 */
export function parseEnvironment(env: NodeJS.ProcessEnv): Environment {
  const parsed = environmentSchema.safeParse(filledVariables(env));
  if (!parsed.success) throw refusal(parsed.error.issues.map(({ path }) => path.join('.')));
  const values = parsed.data;
  const databaseUrl = values.GATEWAY_DATABASE_URL ?? values.DATABASE_URL;
  if (!databaseUrl) throw refusal(['GATEWAY_DATABASE_URL']);
  const isProduction = values.NODE_ENV === 'production';
  const unsafe = [
    ...simulatorsIn(values),
    ...readableOnTheWay(values),
    ...sharedPlaces(values),
    ...invalidNativeOrigins(values),
    ...invalidDigidSettings(values),
    ...invalidInternalSettings(values, isProduction),
  ];
  if (unsafe.length > 0) throw refusal(unsafe);
  const internal = internalOf(values);
  const config = {
    ...configOf(values, databaseUrl),
    ...(internal && { internal: internal.config }),
  };
  const { PORT: port, HOST: host, LOG_LEVEL: logLevel, METRICS_PORT: metricsPort } = values;
  return {
    port,
    host,
    logLevel,
    ...(metricsPort && { metrics: { port: metricsPort, host } }),
    ...(internal && { internal }),
    config,
  };
}
