/**
 * Why a call failed: no network, no JSON where JSON was due (§8's syntax error), the gateway's own
 * refusal, or one field of the answer.
 */
export type ErrorKind = 'network' | 'syntax' | 'refusal' | 'veld';

/** A call that failed; the one type of error that leaves `api/`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly soort: ErrorKind;
  /** The status of the answer; 0 when there was none. */
  readonly status: number;
  /** Why a capability is off (403, §6). */
  readonly redenen: readonly string[];
  /** The field that failed, such as `relatie`. */
  readonly veld: string | undefined;

  constructor(
    kind: ErrorKind,
    status: number,
    more: {
      readonly veld?: string | undefined;
      readonly redenen?: readonly string[] | undefined;
    } = {},
  ) {
    super(`${kind} ${status} ${more.veld ?? ''}`.trim());
    this.soort = kind;
    this.status = status;
    this.veld = more.veld;
    this.redenen = more.redenen ?? [];
  }
}
