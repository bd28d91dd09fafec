import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { Agent } from 'undici';

type LookupDone = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/**
 * A `fetch` for which every name under .localhost is this machine, as it is for browsers (RFC 6761);
 * Node asks the system, which often knows only `localhost` itself.
 */
export function makeLocalhostFetch(): { fetch: typeof fetch; close: () => Promise<void> } {
  const agent = new Agent({ connect: { lookup: lookupLocalhost } });
  // Node's fetch takes a dispatcher, its types know only that of the copy inside Node.
  const through: object = { dispatcher: agent };
  return {
    fetch: (input, init) => fetch(input, { ...init, ...through }),
    close: () => agent.close(),
  };
}

function lookupLocalhost(host: string, options: LookupOptions, done: LookupDone): void {
  if (!host.endsWith('.localhost')) return lookup(host, options, done);
  const here = { address: '127.0.0.1', family: 4 };
  if (options.all) done(null, [here]);
  else done(null, here.address, here.family);
}
