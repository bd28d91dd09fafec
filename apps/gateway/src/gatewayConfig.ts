import type { Generations } from '@mijn/postgres/connections';
import type { BrandLinks, Brand } from '@mijn/domain/brands';
import type { Metrics } from '@mijn/metrics/metrics';
import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import type { JWK } from 'jose';
import type { Limits } from './http/limits.ts';
import type { Timeouts } from './http/timeouts.ts';
import type { HttpConnection } from './provider/connection.ts';
import type { DigidWords } from './sessie/digid.ts';
import type { OidcClient } from './sessie/oidcLogin.ts';

/** A brand with its public address, without a trailing slash. */
export interface BrandAddress {
  readonly merk: Brand;
  readonly url: string;
}

/** The gateway's client at the DigiD broker (docs/decisions.md §3). */
export interface DigidConfig extends OidcClient {
  /** Lowest accepted level: 10, 20, 25 or 30. */
  readonly minimumLevel: number;
  /** Scope, claims and `acr` values; by default those of our simulator. */
  readonly words?: DigidWords;
}

export interface BrandApp {
  readonly android?: { readonly packageName: string; readonly fingerprints: readonly string[] };
  /** Team and bundle, `TEAM.bundle`. */
  readonly apple?: readonly string[];
}

export interface NativeApp {
  /** Each opens the links of its own brand's host only. */
  readonly apps?: Readonly<Partial<Record<Brand, BrandApp>>>;
  /** Origins of their documents, such as `https://localhost`: no others may call (ADR 0067). */
  readonly origins?: readonly string[];
}

/** The staff's listener, and the issuer of their login (docs/decisions.md §3). */
export interface InternalConfig {
  /** Addresses by brand, with other host names than the public ones. */
  readonly brands: readonly BrandAddress[];
  readonly login: OidcClient;
  /** Whether the internal mode is on by default (§6); by default it is not. */
  readonly byDefault?: boolean;
}

/** The gateway's configuration; the gateway itself reads no environment variables. */
export interface GatewayConfig {
  /**
   * A login that may create the schema and the role `gateway_app`; two during a rotation of its password.
   */
  readonly databaseUrl: string | Generations;
  /** The served brands; the first address is PUBLIC_URL. */
  readonly brands: readonly BrandAddress[];
  /** External links and the help desk; by default fictitious. */
  readonly links?: Readonly<Record<Brand, BrandLinks>>;
  readonly digid: DigidConfig;
  /** Without it, staff have no access. */
  readonly internal?: InternalConfig;
  readonly provider: HttpConnection;
  /** Rejects while the provider is not ready; for `/health/ready`. */
  readonly providerReady?: () => Promise<void>;
  /** Private ES256 key that signs the caller's token. */
  readonly callerKey: JWK;
  /** Base64 of 32 bytes: encrypts the BSNs in the sessions. */
  readonly bsnKey: string;
  /** The previous key, also accepted during a rotation. */
  readonly previousBsnKey?: string;
  /** Folder of the client's build, with `client/` and `server/entry-server.js`. */
  readonly clientFolder: string;
  /** Allows only operations of the build, and no introspection. */
  readonly production: boolean;
  /** Address of the maintenance document that pages fetch (§7); not fetched if absent. */
  readonly maintenance?: string;
  /** File with `{ "inOnderhoud": boolean }`, read on every request. */
  readonly maintenanceFile?: string;
  readonly metrics?: Pick<Metrics, 'observe' | 'warn'>;
  /** The native apps, which may open our https links on a phone (docs/decisions.md §3). */
  readonly nativeApp?: NativeApp;
  /** Contact for vulnerability reports in security.txt: a `mailto:` or `https:` address. */
  readonly securityContact?: string;
  /**
   * Payment: the allowed hosts of the payment provider's pages (`host` or `host:port`; docs/decisions.md
   * §7). No online payment if absent.
   */
  readonly betaling?: {
    readonly redirectHosts: readonly string[];
    /** Label of online payment; by default "iDEAL | Wero". */
    readonly label?: string;
  };
  readonly log: FastifyBaseLogger;
  /** Fetch for the broker; by default it resolves `*.localhost` to this machine. */
  readonly fetch?: typeof globalThis.fetch;
  /** The clock of sessions; by default the real one. */
  readonly now?: () => Date;
  readonly limits?: Partial<Limits>;
  readonly timeouts?: Partial<Timeouts>;
  readonly trustProxy?: NonNullable<FastifyServerOptions['trustProxy']>;
}
