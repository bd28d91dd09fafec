import type { Generations } from '@mijn/postgres/connections';
import type { BrandLinks } from '@mijn/domain/brandLinks';
import type { Brand } from '@mijn/domain/brands';
import type { Metrics } from '@mijn/metrics/metrics';
import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import type { JWK } from 'jose';
import type { Limits } from './http/limits.ts';
import type { Timeouts } from './http/timeouts.ts';
import type { ProviderConnection } from './provider/connection.ts';
import type { OidcClient } from './sessie/oidcLogin.ts';

/** A brand and its public address, without a slash at the end. */
export interface BrandAddress {
  readonly merk: Brand;
  readonly url: string;
}

/** How the gateway is known at the DigiD broker (docs/decisions.md §3). */
export interface DigidConfig extends OidcClient {
  /** Lowest level that may log in: 10, 20, 25 or 30. */
  readonly minimumLevel: number;
}

/** By what a phone knows the native app of one brand. */
export interface BrandApp {
  readonly android?: { readonly packageName: string; readonly fingerprints: readonly string[] };
  /** Team and bundle, `TEAM.bundle`. */
  readonly apple?: readonly string[];
}

/** The native apps. */
export interface NativeApp {
  /** Each opens the links of its own brand's host only. */
  readonly apps?: Readonly<Partial<Record<Brand, BrandApp>>>;
  /** The origins of their documents, such as `https://localhost`: these and no others may call (ADR 0067). */
  readonly origins?: readonly string[];
}

/** The staff's own listener, and the issuer where they log in (docs/decisions.md §3). */
export interface InternalConfig {
  /** Its addresses, one per brand: other host names than the public ones. */
  readonly brands: readonly BrandAddress[];
  readonly login: OidcClient;
  /** Whether the internal mode is on there without being asked for (§6); by default it is not. */
  readonly byDefault?: boolean;
}

/** Everything the gateway gets from outside; it reads no environment variable itself. */
export interface GatewayConfig {
  /** A login that may create the schema and role `gateway_app`; two while its password is changed. */
  readonly databaseUrl: string | Generations;
  /** The brands it serves; the first address is PUBLIC_URL. */
  readonly brands: readonly BrandAddress[];
  /** Everything outside this app that it leads to, and the help desk; by default an invented one. */
  readonly links?: Readonly<Record<Brand, BrandLinks>>;
  readonly digid: DigidConfig;
  /** Absent: the insurer's staff do not come in at all. */
  readonly internal?: InternalConfig;
  readonly provider: ProviderConnection;
  /** Rejects while the provider is not ready; for `/health/ready`. */
  readonly providerReady?: () => Promise<void>;
  /** Private ES256 key that signs the caller's token. */
  readonly callerKey: JWK;
  /** Base64 of 32 bytes: encrypts the BSNs in the sessions. */
  readonly bsnKey: string;
  /** The key before it, read too while keys are changed. */
  readonly previousBsnKey?: string;
  /** Folder of the client's build, with `client/` and `server/entry-server.js`. */
  readonly clientFolder: string;
  /** Only operations of the build, no introspection. */
  readonly production: boolean;
  /** Address of the maintenance document that pages ask for (§7); absent: never asked. */
  readonly maintenance?: string;
  /** File that holds `{ "inOnderhoud": boolean }`; read again at every question. */
  readonly maintenanceFile?: string;
  /** Takes how long each answer took, and what whoever runs this should look at. */
  readonly metrics?: Pick<Metrics, 'observe' | 'warn'>;
  /** The native apps, in which a phone may then open our https links (docs/decisions.md §3); absent: there is none. */
  readonly nativeApp?: NativeApp;
  /** Where to report a weakness, for security.txt: a `mailto:` or `https:` address. */
  readonly securityContact?: string;
  /**
   * Paying: the hosts of the payment provider's pages (`host` or `host:port`); a person is sent
   * nowhere else (docs/decisions.md §7). Absent: nobody can pay.
   */
  readonly betaling?: {
    readonly redirectHosts: readonly string[];
    /** What paying is called on the button; by default "iDEAL | Wero". */
    readonly label?: string;
  };
  readonly log: FastifyBaseLogger;
  /** How the broker is reached; by default `*.localhost` is this machine. */
  readonly fetch?: typeof globalThis.fetch;
  /** The clock of sessions; by default the real one. */
  readonly now?: () => Date;
  readonly limits?: Partial<Limits>;
  readonly timeouts?: Partial<Timeouts>;
  /** Which proxies may say where a request came from (Fastify's option). */
  readonly trustProxy?: NonNullable<FastifyServerOptions['trustProxy']>;
}
