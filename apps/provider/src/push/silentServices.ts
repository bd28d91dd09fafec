/** Which push services do not answer at present, by address and by host. */
export interface SilentServices {
  /** Whether an address is not called for now: it, or its whole host, failed again and again. */
  readonly isLeftAlone: (endpoint: string) => boolean;
  /** Notes that an address answered, with whatever status. */
  readonly answered: (endpoint: string) => void;
  /** Notes a failure of the network. */
  readonly failed: (endpoint: string) => void;
}

/** So many failures in a row leave an address alone, and so many failing addresses in a row their host. */
const failuresInARow = 3;

/** How long that lasts, milliseconds; one failure after that, and it begins again. */
const restMs = 60_000;

/** Addresses that are remembered at most; the one that failed longest ago is forgotten first. */
const atMost = 10_000;

interface Failing {
  readonly failures: number;
  readonly at: number;
}

interface FailingHost {
  /** The addresses that failed since the host last answered, so many as matter. */
  readonly endpoints: ReadonlySet<string>;
  readonly at: number;
}

/**
 * Remembers how push services answered, in this process. A host counts as silent only once several addresses of it
 * failed without any answer between: one bad address says nothing about the others.
 * @param now milliseconds, of any clock that goes on evenly
 */
export function createSilentServices(now: () => number = () => performance.now()): SilentServices {
  const addresses = new Map<string, Failing>();
  const hosts = new Map<string, FailingHost>();
  const isResting = (count: number, at: number): boolean =>
    count >= failuresInARow && now() < at + restMs;
  return {
    isLeftAlone: (endpoint) => {
      const address = addresses.get(endpoint);
      const host = hosts.get(new URL(endpoint).host);
      return (
        (address !== undefined && isResting(address.failures, address.at)) ||
        (host !== undefined && isResting(host.endpoints.size, host.at))
      );
    },
    answered: (endpoint) => {
      addresses.delete(endpoint);
      hosts.delete(new URL(endpoint).host);
    },
    failed: (endpoint) => {
      const { failures = 0 } = addresses.get(endpoint) ?? {};
      addresses.delete(endpoint);
      addresses.set(endpoint, { failures: failures + 1, at: now() });
      const [oldest] = addresses.keys();
      if (oldest !== undefined && addresses.size > atMost) addresses.delete(oldest);
      const { host } = new URL(endpoint);
      const known = hosts.get(host)?.endpoints ?? new Set<string>();
      const endpoints = known.size < failuresInARow ? new Set([...known, endpoint]) : known;
      hosts.set(host, { endpoints, at: now() });
    },
  };
}
