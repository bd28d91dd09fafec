/** What kind of failure: the provider's refusal, no JSON, JSON of another shape, or no answer in time. */
export type ErrorKind = 'refused' | 'syntax' | 'shape' | 'onbereikbaar';

/** The one error with which a call to the provider fails. Holds nothing that was sent or received. */
export class ProviderError extends Error {
  /** The status as the client gets it (decisions §8). */
  readonly status: number;
  /** Why a capability is off (decisions §2). */
  readonly redenen: readonly string[];
  readonly soort: ErrorKind;

  constructor(kind: ErrorKind, status: number, reasons: readonly string[] = [], cause?: unknown) {
    super(`provider: ${kind} ${status}`, { cause });
    this.name = 'ProviderError';
    this.soort = kind;
    this.status = status;
    this.redenen = reasons;
  }
}

const forwarded = new Set([400, 401, 403, 404, 405, 408, 409, 413, 415, 429, 500, 503]);
const temporary = new Set([502, 504]);

/** The status to pass on for one the provider answered: what decisions §8 does not know becomes 500. */
export function translateStatus(status: number): number {
  if (temporary.has(status)) return 503;
  return forwarded.has(status) ? status : 500;
}
