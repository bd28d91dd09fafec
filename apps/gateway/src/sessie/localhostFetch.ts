import { lookup } from 'node:dns';
import { withLocalhost } from '@mijn/domain/localhostLookup';
import { Agent, fetch as undiciFetch } from 'undici';

/** Creates a `fetch` that resolves `*.localhost` to this machine, as browsers do. */
export function createLocalhostFetch(): typeof globalThis.fetch {
  const dispatcher = new Agent({ connect: { lookup: withLocalhost(lookup) } });
  return (address, init) => undiciFetch(address, { ...init, dispatcher });
}
