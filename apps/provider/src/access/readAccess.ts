import type { Brand } from '@mijn/domain/brands';
import { unsafeAssertType } from '@mijn/domain/values';
import type { Caller, Access, Gemachtigd } from './access.ts';
import { toAccess } from './visibility.rules.ts';

/** Row of the database functions `begin_access` and `begin_access_for`; `who` is JSON, null for an unknown caller. */
export interface AccessRow {
  readonly who: string | null;
  readonly instant: Temporal.Instant;
  /** Whether the access of a representative began, or why not. */
  readonly outcome?: 'begun' | 'unknown' | 'ended' | 'outside';
}

/** JSON of `begin_access`: the caller, and everyone they may see, the caller first. */
interface AccessRecord {
  readonly day: string;
  readonly verzekeringsnemer: boolean;
  readonly heldPolis: boolean;
  readonly merk: Brand | null;
  readonly machtiging?: Gemachtigd;
  readonly people: readonly (readonly [
    relatienummer: string,
    birthDate: string,
    toestemming: boolean,
  ])[];
}

/** Builds the caller's `Access` from the row; undefined when the insurer does not know them. */
export function readAccess(caller: Caller, { who, instant }: AccessRow): Access | undefined {
  if (who === null) return undefined;
  // Shape guaranteed by `begin_access` (migration 0001) and `begin_access_for` (0021).
  const { day, verzekeringsnemer, heldPolis, merk, people, machtiging } =
    unsafeAssertType<AccessRecord>(JSON.parse(who));
  return toAccess(caller, {
    verzekeringsnemer,
    hasHeldPolis: heldPolis,
    merk,
    now: instant,
    today: Temporal.PlainDate.from(day),
    gemachtigd: machtiging,
    people: people.map(([relatienummer, birthDate, toestemming]) => ({
      relatienummer,
      geboortedatum: Temporal.PlainDate.from(birthDate),
      toestemming,
    })),
  });
}
