import type { Access, Caller, Visibility } from './access.ts';
import type { Brand } from '@mijn/domain/brands';

/** From this age the care is a person's own business (domain.md, 12-plus privacy). */
const ownPrivacyAge = 12;

/** A person the caller may see, as the database tells it (`begin_access`). */
export interface VisiblePerson {
  readonly relatienummer: string;
  readonly geboortedatum: Temporal.PlainDate;
  readonly toestemming: boolean;
  readonly verzekeringsnemer: boolean;
  readonly merk: Brand | null;
  readonly instant: Temporal.Instant;
  readonly day: Temporal.PlainDate;
}

/** Age in whole years on a day; somebody born on 29 February has their birthday on 1 March in a common year. */
export function ageOn(birthDate: Temporal.PlainDate, day: Temporal.PlainDate): number {
  const beforeBirthday =
    day.month < birthDate.month || (day.month === birthDate.month && day.day < birthDate.day);
  return day.year - birthDate.year - (beforeBirthday ? 1 : 0);
}

/**
 * Whether the caller sees the care of a person on their policy in full (decisions §2): their own,
 * that of children under 12, and of others while those consent.
 */
export function maySeeCare(
  viewer: string,
  person: Pick<VisiblePerson, 'relatienummer' | 'geboortedatum' | 'toestemming'>,
  today: Temporal.PlainDate,
): boolean {
  return (
    person.relatienummer === viewer ||
    person.toestemming ||
    ageOn(person.geboortedatum, today) < ownPrivacyAge
  );
}

/** Whether the caller sees the care of one claim: also when they sent it in themselves (decisions §2). */
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

/**
 * Makes the caller's `Access` from the persons the database finds for them.
 * @param people the caller first; undefined comes back when there is none.
 */
export function toAccess(
  { niveau, actor, reden }: Caller,
  people: readonly VisiblePerson[],
): Access | undefined {
  const [self] = people;
  if (!self) return undefined;
  const visible = new Map<string, Visibility>(
    people.map((person) => [
      person.relatienummer,
      { maySeeCare: maySeeCare(self.relatienummer, person, self.day) },
    ]),
  );
  return {
    viewer: self.relatienummer,
    niveau,
    actor,
    reden,
    now: self.instant,
    today: self.day,
    verzekeringsnemer: self.verzekeringsnemer,
    merk: self.merk ?? undefined,
    visible,
    debiteuren: [self.relatienummer],
  };
}
