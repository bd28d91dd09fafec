/**
 * Why a call failed: no network, no JSON where JSON was due (§8's syntax error), the gateway's own
 * refusal, or one field of the answer.
 */
export type FoutSoort = 'netwerk' | 'syntax' | 'weigering' | 'veld';

/** A call that failed; the one type of error that leaves `api/`. */
export class ApiFout extends Error {
  override readonly name = 'ApiFout';
  readonly soort: FoutSoort;
  /** The status of the answer; 0 when there was none. */
  readonly status: number;
  /** Why a capability is off (403, §6). */
  readonly redenen: readonly string[];
  /** The field that failed, such as `relatie`. */
  readonly veld: string | undefined;

  constructor(
    soort: FoutSoort,
    status: number,
    meer: {
      readonly veld?: string | undefined;
      readonly redenen?: readonly string[] | undefined;
    } = {},
  ) {
    super(`${soort} ${status} ${meer.veld ?? ''}`.trim());
    this.soort = soort;
    this.status = status;
    this.veld = meer.veld;
    this.redenen = meer.redenen ?? [];
  }
}
