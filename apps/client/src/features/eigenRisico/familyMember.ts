import type { NamedPerson } from '../../help/careChoice/personNames.ts';
import type { EigenRisicoAmounts } from './eigenRisico.fragments.ts';

/** Somebody of the family with their own risk of the year; null: not told. */
export interface FamilyMember extends NamedPerson {
  readonly eigenRisico: EigenRisicoAmounts | null;
}

/** All of somebody's own risk of the year, mandatory and voluntary, in cents. */
export function wholeOf({ verplichtBedrag, vrijwilligBedrag }: EigenRisicoAmounts): number {
  return verplichtBedrag + vrijwilligBedrag;
}
