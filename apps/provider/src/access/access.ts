import type { CallerClaims } from '@mijn/contract/caller';
import type { Brand } from '@mijn/domain/brands';

/** Caller, as proven by the gateway's token. */
export interface Caller {
  readonly bsn: string;
  readonly niveau: CallerClaims['niveau'];
  /** Staff member who looks on behalf of the person, with the reason. */
  readonly actor?: string | undefined;
  readonly reden?: string | undefined;
}

export interface Visibility {
  /** Care itself is visible, and not just amounts and dates (docs/decisions.md §2). */
  readonly maySeeCare: boolean;
}

/**
 * Access rights of one caller, computed once per request. Every query takes it first and filters by
 * it; row-level security is the second line of defence.
 */
export interface Access {
  /** Relatienummer of the caller. */
  readonly viewer: string;
  readonly niveau: CallerClaims['niveau'];
  readonly actor?: string | undefined;
  readonly reden?: string | undefined;
  /** Insurer's instant and day, which the clock table may have moved. */
  readonly now: Temporal.Instant;
  readonly today: Temporal.PlainDate;
  readonly verzekeringsnemer: boolean;
  /** Is or was a verzekeringsnemer: bills and money of an ended policy stay theirs. */
  readonly hasHeldPolis: boolean;
  /** Brand of the caller's insurance, the last one when there is none today. */
  readonly merk: Brand | undefined;
  /** People whom the caller may see, by relatienummer; includes the caller. */
  readonly visible: ReadonlyMap<string, Visibility>;
  /**
   * Debtors whose bills the caller may see: the caller, also after their policy has ended
   * (docs/decisions.md §2).
   */
  readonly debiteuren: readonly string[];
}
