/** Which hosts answer nothing at present, and are left alone for a while: what waits for others does not wait for them. */
export interface SilentHosts {
  readonly isLeftAlone: (host: string) => boolean;
  /** It answered, whatever. */
  readonly answered: (host: string) => void;
  /** It did not. */
  readonly failed: (host: string) => void;
}

/** One that fails now and then is not silent: so many failures after each other are. */
const failuresInARow = 3;

/** So long it is left alone, milliseconds; one failure after that, and it is again. */
const restMs = 60_000;

/** Remembers how hosts answered, in this process. @param now milliseconds, of any clock that goes on evenly. */
export function createSilentHosts(now: () => number = () => performance.now()): SilentHosts {
  const failing = new Map<string, { readonly failures: number; readonly at: number }>();
  return {
    isLeftAlone: (host) => {
      const last = failing.get(host);
      return last !== undefined && last.failures >= failuresInARow && now() < last.at + restMs;
    },
    answered: (host) => void failing.delete(host),
    failed: (host) => {
      failing.set(host, { failures: (failing.get(host)?.failures ?? 0) + 1, at: now() });
    },
  };
}
