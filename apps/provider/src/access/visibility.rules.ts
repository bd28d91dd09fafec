import type { Access, Caller, Visibility } from './access.ts';
import type { Brand } from '@mijn/domain/brands';

/** From this age the care is a person's own business (docs/domain.md, 12-plus privacy). */
const ownPrivacyAge = 12;

/** A person the caller may see. */
export interface VisiblePerson {
  readonly relatienummer: string;
  readonly geboortedatum: Temporal.PlainDate;
  readonly toestemming: boolean;
}

/** What the database tells of a caller (`begin_access`). */
export interface CallerFacts {
  readonly verzekeringsnemer: boolean;
  readonly merk: Brand | null;
  /** The insurer's instant and day. */
  readonly now: Temporal.Instant;
  readonly today: Temporal.PlainDate;
  /** Everyone they may see, the caller first; empty when the insurer does not know them. */
  readonly people: readonly VisiblePerson[];
}

/** Age in whole years on a day; somebody born on 29 February has their birthday on 1 March in a common year. */
export function ageOn(birthDate: Temporal.PlainDate, day: Temporal.PlainDate): number {
  const beforeBirthday =
    day.month < birthDate.month || (day.month === birthDate.month && day.day < birthDate.day);
  return day.year - birthDate.year - (beforeBirthday ? 1 : 0);
}

/**
 * Whether the caller sees the care of a person on their policy in full (docs/decisions.md §2): their own,
 * that of children under 12, and of others while those consent.
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
 * Whether the caller sees the care of one claim: also when they sent it in themselves (docs/decisions.md §2), with what
 * the insurer decided about it. What somebody else says of it later is not what they sent: that goes with the
 * care of the person (`careVisible`).
 */
export function maySeeCareOfDeclaratie(
  access: Access,
  declaratie: { readonly relatienummer: string; readonly indiener: string },
): boolean {
  if (declaratie.indiener === access.viewer) return true;
  return access.visible.get(declaratie.relatienummer)?.maySeeCare === true;
}

/** Relatienummers whose care the caller sees in full. */
export function careVisible(access: Access): string[] {
  return [...access.visible].filter(([, person]) => person.maySeeCare).map(([number]) => number);
}

/** Makes the caller's `Access` of what the database tells of them; undefined when the insurer does not know them. */
export function toAccess(
  { niveau, actor, reden }: Caller,
  { verzekeringsnemer, merk, now, today, people }: CallerFacts,
): Access | undefined {
  const viewer = people[0]?.relatienummer;
  if (viewer === undefined) return undefined;
  const visible = new Map<string, Visibility>(
    people.map((person) => [
      person.relatienummer,
      { maySeeCare: maySeeCare(viewer, person, today) },
    ]),
  );
  return {
    viewer,
    niveau,
    actor,
    reden,
    now,
    today,
    verzekeringsnemer,
    merk: merk ?? undefined,
    visible,
    debiteuren: [viewer],
  };
}
