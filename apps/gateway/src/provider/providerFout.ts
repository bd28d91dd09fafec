/** What kind of failure: the provider's refusal, no JSON, JSON of another shape, or no answer in time. */
export type FoutSoort = 'geweigerd' | 'syntax' | 'vorm' | 'onbereikbaar';

/** The one error with which a call to the provider fails. Holds nothing that was sent or received. */
export class ProviderFout extends Error {
  /** The status as the client gets it (decisions §8). */
  readonly status: number;
  /** Why a capability is off (decisions §2). */
  readonly redenen: readonly string[];
  readonly soort: FoutSoort;

  constructor(soort: FoutSoort, status: number, redenen: readonly string[] = [], cause?: unknown) {
    super(`provider: ${soort} ${status}`, { cause });
    this.name = 'ProviderFout';
    this.soort = soort;
    this.status = status;
    this.redenen = redenen;
  }
}

const doorgegeven = new Set([400, 401, 403, 404, 405, 408, 409, 413, 415, 429, 500, 503]);
const tijdelijk = new Set([502, 504]);

/** The status to pass on for one the provider answered: what decisions §8 does not know becomes 500. */
export function vertaalStatus(status: number): number {
  if (tijdelijk.has(status)) return 503;
  return doorgegeven.has(status) ? status : 500;
}
