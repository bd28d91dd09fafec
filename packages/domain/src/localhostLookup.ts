import { isBelowLocalhost } from './safeAddress.ts';

interface HostAddress {
  readonly address: string;
  readonly family: number;
}

type LookupCallback = (
  error: Error | null,
  address: string | HostAddress[],
  family?: number,
) => void;

type Lookup<Options> = (hostname: string, options: Options, answer: LookupCallback) => void;

/**
 * Wraps `dns.lookup` to resolve `*.localhost` to this machine, as browsers do and most systems' resolvers
 * do not.
 * @param systemLookup resolves all other names: `lookup` of `node:dns`
 */
export function withLocalhost<Options extends { readonly all?: boolean | undefined }>(
  systemLookup: Lookup<Options>,
): Lookup<Options> {
  return (hostname, options, answer) => {
    if (!isBelowLocalhost(hostname)) systemLookup(hostname, options, answer);
    else if (options.all) answer(null, [{ address: '127.0.0.1', family: 4 }]);
    else answer(null, '127.0.0.1', 4);
  };
}
