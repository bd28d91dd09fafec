import { addDays } from '@mijn/domain/datum';
import { type Premieperiode, premieperiodes } from '@mijn/domain/factuur';
import type { Language } from '@mijn/domain/language';
import { formatAmount } from '@mijn/domain/money';
import type { ResultOf } from 'gql.tada';
import type { Rules } from '../../../forms/rules.ts';
import * as m from '../../../generated/texts/betaalinstellingen.js';
import { periodWords } from '../../../help/factuurName/factuurTitle.ts';
import type { betaalinstellingenOperation } from './betaalinstellingen.operations.ts';

/** The current period of premium and every choice, as loaded; cents, days `yyyy-mm-dd`. */
export type Premieperiodes = NonNullable<
  ResultOf<typeof betaalinstellingenOperation>['premieperiode']
>;

export type VolgendeFactuur = Premieperiodes['keuzes'][number]['facturen'][number];

/** The form to choose another period, with its fields. */
export const premieperiodeForm = {
  name: 'kiesPremieperiode',
  periode: 'periode',
  huidig: 'huidig',
} as const;

/** Returns whether a value is a period of premium. */
export function isPremieperiode(value: string): value is Premieperiode {
  return premieperiodes.some((periode) => periode === value);
}

export interface PremieperiodeChoice {
  readonly periode: string;
}

/** Errors by field. */
export const premieperiodeRules = {
  periode: (periode: string) => (isPremieperiode(periode) ? undefined : m.premieChoose()),
} satisfies Rules<PremieperiodeChoice, undefined>;

/** Returns the amount and the months of a bill, in a sentence. */
export function nextFactuurWords(
  { vanaf, tot, bedrag }: VolgendeFactuur,
  language: Language,
): string {
  const [first, last] = [vanaf, addDays(tot, -1)].map((day) => day.slice(0, 7));
  const period = first === last ? `${first}` : `${first}/${last}`;
  const periode = periodWords(period, language);
  if (bedrag === null) return m.premieForUnknown({ periode });
  return m.premieFor({ bedrag: formatAmount(bedrag, language), periode });
}
