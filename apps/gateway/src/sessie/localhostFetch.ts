import { lookup as systeemLookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { Agent, fetch as undiciFetch } from 'undici';

type ReturnTo = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/** Browsers know that `*.localhost` is this machine, most systems' resolvers do not. */
function lookup(hostname: string, options: LookupOptions, back: ReturnTo): void {
  if (!hostname.endsWith('.localhost')) return systeemLookup(hostname, options, back);
  if (options.all) return back(null, [{ address: '127.0.0.1', family: 4 }]);
  return back(null, '127.0.0.1', 4);
}

/**
 * A `fetch` that finds `*.localhost` on this machine, as browsers do.
 */
export function createLocalhostFetch(): typeof globalThis.fetch {
  const dispatcher = new Agent({ connect: { lookup } });
  return (address, init) => undiciFetch(address, { ...init, dispatcher });
}
