import type { Brand } from '@mijn/domain/brands';
import { isPrivateOnTheWay } from '@mijn/domain/safeAddress';
import type { BrandAddress } from '../gatewayConfig.ts';

/** A brand with its own host name. */
export interface BrandHost {
  readonly merk: Brand;
  /** `https://mijn.example`, also the required `Origin`. */
  readonly origin: string;
  readonly host: string;
  /** Whether the address is https: cookies are then Secure with the `__Host-` prefix. */
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
  /** Returns the brand of a `Host` header; undefined when it is not ours. */
  find(host: string | undefined): BrandHost | undefined;
}

/** Returns the host name of an address, without port or trailing dot. */
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
  // Cookies ignore ports. Without https the name contains the port, or two copies on one machine would share a cookie.
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
 * Parses the brands' addresses.
 * @throws Error when there is none, or one is neither https nor http on this machine
 */
export function createBrandHosts(brands: readonly BrandAddress[]): BrandHosts {
  const all = brands.map(createBrandHost);
  const [main] = all;
  if (main === undefined) throw new Error('The gateway needs the address of at least one brand.');
  const perHost = new Map(all.map((brandHost) => [brandHost.host, brandHost]));
  return { main, all, find: (host) => perHost.get(host?.toLowerCase() ?? '') };
}
