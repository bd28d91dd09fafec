import type { Brand } from '@mijn/domain/brands';
import { isPrivateOnTheWay } from '@mijn/domain/safeAddress';
import type { BrandAddress } from '../gatewayConfig.ts';

/** One brand at its own host name. */
export interface BrandHost {
  readonly merk: Brand;
  /** `https://mijn.example`, also what `Origin` must say. */
  readonly origin: string;
  readonly host: string;
  /** Whether the address is https: then cookies are `__Host-` and Secure. */
  readonly https: boolean;
  readonly cookies: {
    readonly sessie: string;
    readonly login: string;
    /** The session of the native app. */
    readonly native: string;
  };
}

/** The brands by host name. */
export interface BrandHosts {
  /** The brand at PUBLIC_URL. */
  readonly main: BrandHost;
  readonly all: readonly BrandHost[];
  /** The brand that a `Host` header names, if it is one of ours. */
  find(host: string | undefined): BrandHost | undefined;
}

/** The host name of an address, without its port and without the dot that may end it. */
export function hostNameOf(url: string): string {
  return new URL(url).hostname.replace(/\.$/, '');
}

function createBrandHost({ merk, url }: BrandAddress): BrandHost {
  const address = new URL(url);
  const { origin, host, port } = address;
  const https = address.protocol === 'https:';
  if (!isPrivateOnTheWay(address)) {
    throw new Error(`The address ${url} must be https: plain http is for localhost only.`);
  }
  // Cookies know no ports: without a prefix the name carries it, or two copies would share one.
  const cookie = (name: string) => (https ? `__Host-${name}` : `${name}-${port || '80'}`);
  return {
    merk,
    origin,
    host,
    https,
    cookies: {
      sessie: cookie('mijn'),
      login: cookie('mijn-login'),
      native: cookie('mijn-app'),
    },
  };
}

/**
 * Prepares the brands' addresses.
 * @throws when there is none, or one is neither https nor http on this machine.
 */
export function createBrandHosts(brands: readonly BrandAddress[]): BrandHosts {
  const all = brands.map(createBrandHost);
  const [main] = all;
  if (main === undefined) throw new Error('The gateway needs the address of at least one brand.');
  const perHost = new Map(all.map((brandHost) => [brandHost.host, brandHost]));
  return { main, all, find: (host) => perHost.get(host?.toLowerCase() ?? '') };
}
