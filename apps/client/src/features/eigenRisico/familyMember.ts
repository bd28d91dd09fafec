import type { NamedPerson } from '../../help/careChoice/personNames.ts';
import type { EigenRisicoAmounts } from './eigenRisico.fragments.ts';

/** A person of the family with their own risk of the year; null when unknown. */
export interface FamilyMember extends NamedPerson {
  readonly eigenRisico: EigenRisicoAmounts | null;
}

/** Returns the total own risk of a person in the year, mandatory and voluntary, in cents. */
export function wholeOf({ verplichtBedrag, vrijwilligBedrag }: EigenRisicoAmounts): number {
  return verplichtBedrag + vrijwilligBedrag;
}
