import type { CallerClaims } from '@mijn/contract/caller';
import type { Brand } from '@mijn/domain/brands';

/** Who calls, as the gateway's token proves it. */
export interface Caller {
  readonly bsn: string;
  readonly niveau: CallerClaims['niveau'];
  /** Staff looking as the person, and why. */
  readonly actor?: string | undefined;
  readonly reden?: string | undefined;
}

/** How one person is seen by the caller. */
export interface Visibility {
  /** Whether the care itself is shown, and not just amounts and dates (docs/decisions.md §2). */
  readonly maySeeCare: boolean;
}

/**
 * What one caller may see and do, worked out once per request. Every query takes it first and has
 * its own check on it; row-level security stands behind that.
 */
export interface Access {
  /** Relatienummer of the person who calls. */
  readonly viewer: string;
  readonly niveau: CallerClaims['niveau'];
  readonly actor?: string | undefined;
  readonly reden?: string | undefined;
  /** The insurer's instant and day, which the clock table may have moved. */
  readonly now: Temporal.Instant;
  readonly today: Temporal.PlainDate;
  readonly verzekeringsnemer: boolean;
  /** Brand of the caller's insurance, the last one when there is none today. */
  readonly merk: Brand | undefined;
  /** Everyone the caller may see, by relatienummer; the caller included. */
  readonly visible: ReadonlyMap<string, Visibility>;
  /** Whose bills the caller may see: their own, also after their policy has ended (docs/decisions.md §2). */
  readonly debiteuren: readonly string[];
}
