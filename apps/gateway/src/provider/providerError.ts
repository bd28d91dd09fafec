import { refusalStatuses, type RefusalStatus } from '@mijn/contract/calls/call';

/** What kind of failure: the provider's refusal, no JSON, JSON of another shape, or no answer in time. */
export type ErrorKind = 'refused' | 'syntax' | 'shape' | 'unreachable';

/** The one error with which a call to the provider fails. Holds nothing that was sent or received. */
export class ProviderError extends Error {
  /** The status as the client gets it (docs/decisions.md §8). */
  readonly status: number;
  /** Why a capability is off (docs/decisions.md §2), or which quota was used up (429). */
  readonly redenen: readonly string[];
  readonly soort: ErrorKind;
  /** For 429: after how many seconds it can be asked again, where the insurer says so. */
  readonly retrySeconds: number | undefined;

  constructor(
    kind: ErrorKind,
    status: number,
    reasons: readonly string[] = [],
    cause?: unknown,
    retrySeconds?: number,
  ) {
    super(`provider: ${kind} ${status}`, { cause });
    this.name = 'ProviderError';
    this.soort = kind;
    this.status = status;
    this.retrySeconds = retrySeconds;
    this.redenen = reasons;
  }
}

/** The seconds in a Retry-After header; undefined where there are none. */
export function readRetryAfter(header: unknown): number | undefined {
  return typeof header === 'string' && /^\d{1,6}$/.test(header) ? Number(header) : undefined;
}

const temporary = new Set([502, 504]);
/** What was asked does not fit in an address: nobody asks that with our pages. */
const tooLong = new Set([414, 431]);

/** The status to pass on for one the provider answered: what docs/decisions.md §8 does not know becomes 500. */
export function translateStatus(status: number): RefusalStatus {
  if (temporary.has(status)) return 503;
  if (tooLong.has(status)) return 400;
  return refusalStatuses.find((known) => known === status) ?? 500;
}
