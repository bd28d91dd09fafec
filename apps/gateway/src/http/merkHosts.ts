import type { Merk } from '@mijn/domain/merken';
import type { MerkAdres } from '../gatewayConfig.ts';

/** One brand at its own host name. */
export interface MerkHost {
  readonly merk: Merk;
  /** `https://mijn.example`, also what `Origin` must say. */
  readonly origin: string;
  readonly host: string;
  /** Whether the address is https: then cookies are `__Host-` and Secure. */
  readonly https: boolean;
  readonly cookies: { readonly sessie: string; readonly login: string };
}

/** The brands by host name. */
export interface MerkHosts {
  /** The brand at PUBLIC_URL. */
  readonly hoofd: MerkHost;
  readonly alle: readonly MerkHost[];
  /** The brand that a `Host` header names, if it is one of ours. */
  vind(host: string | undefined): MerkHost | undefined;
}

function isDezeMachine(hostnaam: string): boolean {
  return /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(hostnaam);
}

function maakMerkHost({ merk, url }: MerkAdres): MerkHost {
  const { origin, host, hostname, port, protocol } = new URL(url);
  const https = protocol === 'https:';
  if (!https && !(protocol === 'http:' && isDezeMachine(hostname))) {
    throw new Error(`Het adres ${url} moet https zijn: http mag alleen op localhost.`);
  }
  // Cookies know no ports: without a prefix the name carries it, or two copies would share one.
  const cookie = (naam: string) => (https ? `__Host-${naam}` : `${naam}-${port || '80'}`);
  return {
    merk,
    origin,
    host,
    https,
    cookies: { sessie: cookie('mijn'), login: cookie('mijn-inloggen') },
  };
}

/**
 * Prepares the brands' addresses.
 * @throws when there is none, or one is neither https nor http on this machine.
 */
export function maakMerkHosts(merken: readonly MerkAdres[]): MerkHosts {
  const alle = merken.map(maakMerkHost);
  const [hoofd] = alle;
  if (hoofd === undefined) throw new Error('De gateway heeft minstens één merkadres nodig.');
  const perHost = new Map(alle.map((merkHost) => [merkHost.host, merkHost]));
  return { hoofd, alle, vind: (host) => perHost.get(host?.toLowerCase() ?? '') };
}
