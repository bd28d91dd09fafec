import { lookup as systeemLookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { Agent, fetch as undiciFetch } from 'undici';

type Terug = (
  fout: NodeJS.ErrnoException | null,
  adres: string | LookupAddress[],
  familie?: number,
) => void;

/** Browsers know that `*.localhost` is this machine, most systems' resolvers do not. */
function lookup(hostnaam: string, opties: LookupOptions, terug: Terug): void {
  if (!hostnaam.endsWith('.localhost')) return systeemLookup(hostnaam, opties, terug);
  if (opties.all) return terug(null, [{ address: '127.0.0.1', family: 4 }]);
  return terug(null, '127.0.0.1', 4);
}

/**
 * A `fetch` that finds `*.localhost` on this machine, as browsers do.
 */
export function maakLocalhostFetch(): typeof globalThis.fetch {
  const dispatcher = new Agent({ connect: { lookup } });
  return (adres, init) => undiciFetch(adres, { ...init, dispatcher });
}
