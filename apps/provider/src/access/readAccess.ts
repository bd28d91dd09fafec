import { isObject } from '@mijn/domain/isObject';
import type { Brand } from '@mijn/domain/brands';
import { trust } from '@mijn/domain/trust';
import type { Caller, Access } from './access.ts';
import { toAccess } from './visibility.rules.ts';

/** What the database's `begin_access` answers: whom it knows (JSON), and the insurer's instant. */
export interface AccessRow {
  readonly who: string | null;
  readonly instant: Temporal.Instant;
}

/** Whether a row is what `begin_access` answers. */
export function isAccessRow(row: unknown): row is AccessRow {
  return isObject(row) && row['instant'] instanceof Temporal.Instant && 'who' in row;
}

/** The JSON in it: about the caller, and everyone they may see, the caller first. */
interface AccessRecord {
  readonly day: string;
  readonly verzekeringsnemer: boolean;
  readonly merk: Brand | null;
  readonly people: readonly (readonly [
    relatienummer: string,
    birthDate: string,
    toestemming: boolean,
  ])[];
}

/** Makes the caller's `Access` of it; undefined when the insurer does not know them. */
export function readAccess(caller: Caller, { who, instant }: AccessRow): Access | undefined {
  if (who === null) return undefined;
  // `begin_access` makes it so (migration 0001).
  const { day, verzekeringsnemer, merk, people } = trust<AccessRecord>(JSON.parse(who));
  return toAccess(caller, {
    verzekeringsnemer,
    merk,
    now: instant,
    today: Temporal.PlainDate.from(day),
    people: people.map(([relatienummer, birthDate, toestemming]) => ({
      relatienummer,
      geboortedatum: Temporal.PlainDate.from(birthDate),
      toestemming,
    })),
  });
}
