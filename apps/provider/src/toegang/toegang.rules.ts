import type { Access, Aanroeper, Zicht } from './access.ts';
import type { Merk } from '@mijn/domain/merken';

/** From this age the care is a person's own business (domain.md, 12-plus privacy). */
const leeftijdEigenPrivacy = 12;

/** A person the caller may see, as the database tells it (`begin_toegang`). */
export interface ZichtbarePersoon {
  readonly relatienummer: string;
  readonly geboortedatum: Temporal.PlainDate;
  readonly toestemming: boolean;
  readonly verzekeringsnemer: boolean;
  readonly merk: Merk | null;
  readonly storing: string | null;
  readonly ogenblik: Temporal.Instant;
  readonly dag: Temporal.PlainDate;
}

/** Age in whole years on a day; somebody born on 29 February has their birthday on 1 March in a common year. */
export function leeftijdOp(geboortedatum: Temporal.PlainDate, dag: Temporal.PlainDate): number {
  const voorVerjaardag =
    dag.month < geboortedatum.month ||
    (dag.month === geboortedatum.month && dag.day < geboortedatum.day);
  return dag.year - geboortedatum.year - (voorVerjaardag ? 1 : 0);
}

/**
 * Whether the caller sees the care of a person on their policy in full (decisions §2): their own,
 * that of children under 12, and of others while those consent.
 */
export function magZorgZien(
  kijker: string,
  persoon: Pick<ZichtbarePersoon, 'relatienummer' | 'geboortedatum' | 'toestemming'>,
  vandaag: Temporal.PlainDate,
): boolean {
  return (
    persoon.relatienummer === kijker ||
    persoon.toestemming ||
    leeftijdOp(persoon.geboortedatum, vandaag) < leeftijdEigenPrivacy
  );
}

/** Whether the caller sees the care of one claim: also when they sent it in themselves (decisions §2). */
export function magZorgVanDeclaratieZien(
  access: Access,
  declaratie: { readonly relatienummer: string; readonly indiener: string },
): boolean {
  if (declaratie.indiener === access.kijker) return true;
  return access.zichtbaar.get(declaratie.relatienummer)?.magZorgZien === true;
}

/** Relatienummers whose care the caller sees in full. */
export function zorgZichtbaar(access: Access): string[] {
  return [...access.zichtbaar].filter(([, zicht]) => zicht.magZorgZien).map(([nummer]) => nummer);
}

/**
 * Makes the caller's `Access` from the persons the database finds for them.
 * @param personen the caller first; undefined comes back when there is none.
 */
export function maakAccess(
  { niveau, actor, reden }: Aanroeper,
  personen: readonly ZichtbarePersoon[],
): Access | undefined {
  const [zelf] = personen;
  if (!zelf) return undefined;
  const zichtbaar = new Map<string, Zicht>(
    personen.map((persoon) => [
      persoon.relatienummer,
      { magZorgZien: magZorgZien(zelf.relatienummer, persoon, zelf.dag) },
    ]),
  );
  return {
    kijker: zelf.relatienummer,
    niveau,
    actor,
    reden,
    nu: zelf.ogenblik,
    vandaag: zelf.dag,
    verzekeringsnemer: zelf.verzekeringsnemer,
    merk: zelf.merk ?? undefined,
    zichtbaar,
    debiteuren: [zelf.relatienummer],
    storing: zelf.storing ?? undefined,
  };
}
