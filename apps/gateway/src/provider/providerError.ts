import { refusalStatuses, type RefusalStatus } from '@mijn/contract/calls/call';

/** Kinds of failure: refused, invalid JSON, another shape, or no response in time. */
export type ErrorKind = 'refused' | 'syntax' | 'shape' | 'unreachable';

/** The only error of a call to the provider. Holds nothing of request or response. */
export class ProviderError extends Error {
  /** Status for the client (docs/decisions.md §8). */
  readonly status: number;
  /** Reasons why a capability is off (docs/decisions.md §2), or the exhausted quota (429). */
  readonly redenen: readonly string[];
  readonly soort: ErrorKind;
  /** For 429: seconds until a retry, if given. */
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

/** Parses the seconds of a Retry-After header; undefined if absent. */
export function readRetryAfter(header: unknown): number | undefined {
  return typeof header === 'string' && /^\d{1,6}$/.test(header) ? Number(header) : undefined;
}

const temporary = new Set([502, 504]);
/** The request does not fit in an address, which our pages never cause. */
const tooLong = new Set([414, 431]);

/** Maps the provider's status: those unknown to docs/decisions.md §8 become 500. */
export function translateStatus(status: number): RefusalStatus {
  if (temporary.has(status)) return 503;
  if (tooLong.has(status)) return 400;
  return refusalStatuses.find((known) => known === status) ?? 500;
}
