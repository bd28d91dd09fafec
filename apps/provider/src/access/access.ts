import type { CallerClaims } from '@mijn/contract/caller';
import type { Brand } from '@mijn/domain/brands';
import type { Bereik } from '@mijn/domain/machtiging';

/** For whom a representative calls: by a permission given in the app, or by DigiD Machtigen. */
export type ActsFor =
  | { readonly machtiging: string }
  | { readonly vertegenwoordigde: string; readonly bereik: readonly Bereik[] };

/** Caller, as proven by the gateway's token. */
export interface Caller {
  /** The person who acts; of a representative their own, never that of the represented person. */
  readonly bsn: string;
  readonly niveau: CallerClaims['niveau'];
  /** Staff member who looks on behalf of the person, with the reason. */
  readonly actor?: string | undefined;
  readonly reden?: string | undefined;
  /** Set for a representative, with the scope that the call needs (`admit`). */
  readonly actsFor?: ActsFor | undefined;
  readonly wanted?: Bereik | 'elk' | undefined;
}

/** The permission by which a representative acts. */
export interface Gemachtigd {
  readonly id: string;
  readonly bereik: readonly Bereik[];
  /** The last day, `yyyy-mm-dd`; null: DigiD Machtigen decides. */
  readonly until: string | null;
  readonly via: 'app' | 'digid';
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
  /** Relatienummer of the caller; for a representative that of the represented person, whose rights they are limited to. */
  readonly viewer: string;
  /** The viewer in the log of access: a representative by their permission. */
  readonly kijker: string;
  /**
   * The viewer as sender of claims and questions about them, whose content a sender sees; empty for a representative,
   * who sees those of the person's own care only.
   */
  readonly sender: string;
  /** Set when a representative acts. */
  readonly gemachtigd?: Gemachtigd | undefined;
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
