/** Circuit breaker for push services, by address and by host. */
export interface SilentServices {
  /** Tells whether an address is suspended, because it or its host has failed repeatedly. */
  readonly isLeftAlone: (endpoint: string) => boolean;
  /** Records an answer of an address, whatever its status. */
  readonly answered: (endpoint: string) => void;
  /** Records a network failure of an address. */
  readonly failed: (endpoint: string) => void;
}

// Failures in a row that suspend an address, and failing addresses in a row that suspend their host.
const failuresInARow = 3;

// Duration of a suspension, milliseconds; a single failure afterwards renews it.
const restMs = 60_000;

// Maximum of remembered addresses; the one that failed longest ago is dropped first.
const atMost = 10_000;

interface Failing {
  readonly failures: number;
  readonly at: number;
}

interface FailingHost {
  /** Addresses that failed since the host's last answer, up to the threshold. */
  readonly endpoints: ReadonlySet<string>;
  readonly at: number;
}

/**
 * Creates the circuit breaker, in memory. A host counts as failing only after failures of several
 * of its addresses without an answer in between, because a single bad address says nothing about
 * the others.
 * @param now monotonic clock, milliseconds
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
