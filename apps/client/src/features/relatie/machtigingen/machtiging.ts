import { type Bereik, bereiken } from '@mijn/domain/machtiging';
import type { ResultOf } from 'gql.tada';
import type { Rules } from '../../../forms/rules.ts';
import * as m from '../../../generated/texts/machtigingen.js';
import type { machtigingenOperation } from './machtigingen.operations.ts';

export type Machtigingen = NonNullable<ResultOf<typeof machtigingenOperation>['machtigingen']>;

export type Machtiging = Machtigingen['gegeven'][number];

/** The forms that give and end a permission, with their fields. */
export const machtigingForms = {
  give: 'geefMachtiging',
  kandidaat: 'kandidaat',
  wat: 'wat',
  totEnMet: 'totEnMet',
  end: 'stopMachtiging',
  id: 'machtigingId',
} as const;

export interface MachtigingChoice {
  readonly kandidaat: string;
  readonly wat: string;
  readonly totEnMet: string;
}

/** Value of the choice for everything. */
const everything = 'alles';

/** The values of what a person may choose, with their label and hint. */
export const choices = [
  { value: 'zorg', label: m.zorg, hint: m.zorgHint },
  { value: 'facturen', label: m.facturen, hint: m.facturenHint },
  { value: everything, label: m.both, hint: undefined },
] as const;

/** Returns the scopes of a choice; empty for another text. */
export function toBereik(wat: string): Bereik[] {
  return wat === everything ? [...bereiken] : bereiken.filter((one) => one === wat);
}

/** Returns the words for what somebody may do. */
export function bereikWords(bereik: readonly Bereik[]): string {
  const both = `${m.zorg()}, ${m.facturen().toLowerCase()}`;
  if (bereik.length > 1) return both;
  return bereik.includes('zorg') ? m.zorg() : m.facturen();
}

export const machtigingRules: Rules<MachtigingChoice, undefined> = {
  kandidaat: (value) => (value === '' ? m.whoNeeded() : undefined),
  wat: (value) => (toBereik(value).length === 0 ? m.whatNeeded() : undefined),
  totEnMet: (value) => (value === '' ? m.howNeeded() : undefined),
};
