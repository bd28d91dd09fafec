import type { LookupAddress, LookupOptions } from 'node:dns';
import { lookup as systeemLookup } from 'node:dns';
import { Agent, fetch as undiciFetch, type RequestInit as UndiciInit } from 'undici';

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
  const agent = new Agent({ connect: { lookup } });
  return (adres, init) =>
    undiciFetch(adres as string, {
      ...(init as UndiciInit),
      dispatcher: agent,
    }) as unknown as Promise<Response>;
}
