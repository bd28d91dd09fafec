import type { Merk } from '@mijn/domain/merken';
import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import type { JWK } from 'jose';
import type { Limieten } from './http/limieten.ts';
import type { Wachttijden } from './http/wachttijden.ts';
import type { ProviderVerbinding } from './provider/verbinding.ts';

/** A brand and its public address, without a slash at the end. */
export interface MerkAdres {
  readonly merk: Merk;
  readonly url: string;
}

/** How the gateway is known at the DigiD broker (decisions §3). */
export interface DigidConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Lowest level that may log in: 10, 20, 25 or 30. */
  readonly minimumNiveau: number;
}

/** Everything the gateway gets from outside; it reads no environment variable itself. */
export interface GatewayConfig {
  /** A login that may create the schema and role `gateway_app`. */
  readonly databaseUrl: string;
  /** The brands it serves; the first address is PUBLIC_URL. */
  readonly merken: readonly MerkAdres[];
  readonly digid: DigidConfig;
  readonly provider: ProviderVerbinding;
  /** Rejects while the provider is not ready; for `/health/ready`. */
  readonly providerGereed?: () => Promise<void>;
  /** Private ES256 key that signs the caller's token. */
  readonly aanroeperSleutel: JWK;
  /** Base64 of 32 bytes: encrypts the BSNs in the sessions. */
  readonly bsnSleutel: string;
  /** Folder of the client's build, with `client/` and `server/entry-server.js`. */
  readonly clientMap: string;
  /** Only operations of the build, no introspection. */
  readonly productie: boolean;
  /** Address of the maintenance document that pages ask for (§7); absent: never asked. */
  readonly onderhoud?: string;
  /** File that holds `{ "inOnderhoud": boolean }`; read again at every question. */
  readonly onderhoudBestand?: string;
  /** Where to report a weakness, for security.txt: a `mailto:` or `https:` address. */
  readonly beveiligingContact?: string;
  /**
   * Paying: the hosts of the payment provider's pages (`host` or `host:port`); a person is sent
   * nowhere else (decisions §7). Absent: nobody can pay.
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
  readonly nu?: () => Date;
  readonly limieten?: Partial<Limieten>;
  readonly wachttijden?: Partial<Wachttijden>;
  /** Which proxies may say where a request came from (Fastify's option). */
  readonly trustProxy?: NonNullable<FastifyServerOptions['trustProxy']>;
}
