import type { Access, Caller, Gemachtigd, Visibility } from './access.ts';
import type { Brand } from '@mijn/domain/brands';

/** Age from which care is private (docs/domain.md, 12-plus privacy). */
const ownPrivacyAge = 12;

export interface VisiblePerson {
  readonly relatienummer: string;
  readonly geboortedatum: Temporal.PlainDate;
  readonly toestemming: boolean;
}

/** Data about a caller from the database (`begin_access`). */
export interface CallerFacts {
  readonly verzekeringsnemer: boolean;
  readonly hasHeldPolis: boolean;
  readonly merk: Brand | null;
  readonly now: Temporal.Instant;
  readonly today: Temporal.PlainDate;
  /** The permission of a representative. */
  readonly gemachtigd?: Gemachtigd | undefined;
  /** Everyone they may see, the caller first; empty when the insurer does not know them. */
  readonly people: readonly VisiblePerson[];
}

/**
 * Returns the age in whole years on a day. A person born on 29 February has their birthday on 1
 * March in a common year.
 */
export function ageOn(birthDate: Temporal.PlainDate, day: Temporal.PlainDate): number {
  const beforeBirthday =
    day.month < birthDate.month || (day.month === birthDate.month && day.day < birthDate.day);
  return day.year - birthDate.year - (beforeBirthday ? 1 : 0);
}

/**
 * Tells whether the caller sees a person's care in full (docs/decisions.md §2): their own, that of
 * children under 12, and that of others who consent.
 */
export function maySeeCare(
  viewer: string,
  person: VisiblePerson,
  today: Temporal.PlainDate,
): boolean {
  return (
    person.relatienummer === viewer ||
    person.toestemming ||
    ageOn(person.geboortedatum, today) < ownPrivacyAge
  );
}

/**
 * Tells whether the caller sees the care of one claim, which includes claims that they sent in
 * themselves (docs/decisions.md §2), with the insurer's decision. Later reactions by others are not
 * part of what they sent; those need `careVisible`.
 */
export function maySeeCareOfDeclaratie(
  access: Access,
  declaratie: { readonly relatienummer: string; readonly indiener: string },
): boolean {
  if (declaratie.indiener === access.sender) return true;
  return access.visible.get(declaratie.relatienummer)?.maySeeCare === true;
}

/** Returns the relatienummers whose care the caller sees in full. */
export function careVisible(access: Access): string[] {
  return [...access.visible].filter(([, person]) => person.maySeeCare).map(([number]) => number);
}

/**
 * Builds the caller's `Access`; undefined when the insurer does not know them. A representative sees the represented
 * person only, and no care if they may only do the invoices.
 */
export function toAccess(
  { niveau, actor, reden }: Caller,
  { verzekeringsnemer, hasHeldPolis, merk, now, today, people, gemachtigd }: CallerFacts,
): Access | undefined {
  const viewer = people[0]?.relatienummer;
  if (viewer === undefined) return undefined;
  const visible = new Map<string, Visibility>(
    people
      .filter(({ relatienummer }) => !gemachtigd || relatienummer === viewer)
      .map((person) => [
        person.relatienummer,
        {
          maySeeCare:
            maySeeCare(viewer, person, today) &&
            (!gemachtigd || gemachtigd.bereik.includes('zorg')),
        },
      ]),
  );
  return {
    viewer,
    kijker: gemachtigd ? `machtiging:${gemachtigd.id}` : viewer,
    sender: gemachtigd ? '' : viewer,
    gemachtigd,
    niveau,
    actor,
    reden,
    now,
    today,
    verzekeringsnemer,
    hasHeldPolis,
    merk: merk ?? undefined,
    visible,
    debiteuren: [viewer],
  };
}
