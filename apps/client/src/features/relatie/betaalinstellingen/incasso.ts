import type { ResultOf } from 'gql.tada';
import type { Rules } from '../../../forms/rules.ts';
import * as m from '../../../generated/texts/betaalinstellingen.js';
import type { betaalinstellingenOperation } from './betaalinstellingen.operations.ts';

/** Direct debit as loaded; cents, days `yyyy-mm-dd`. */
export type Incasso = NonNullable<ResultOf<typeof betaalinstellingenOperation>['incasso']>;

/** The forms to start direct debit, to choose another day for it, and to stop it, with their fields. */
export const incassoForms = {
  start: 'startIncasso',
  changeDay: 'wijzigIncassodag',
  stop: 'stopIncasso',
  versie: 'versie',
  dag: 'dag',
  machtiging: 'machtiging',
  kenmerk: 'kenmerk',
} as const;

/** Value of the ticked mandate. */
export const ticked = 'ja';

/** Chosen day of the month, and whether the mandate was ticked. */
export interface IncassoChoice {
  readonly dag: string;
  readonly machtiging: string;
}

/** Errors by field; a day must be one of those offered. */
export const incassoRules = {
  dag: (dag: string, days: readonly number[] | undefined) => {
    const isOffered = days === undefined ? /^\d{1,2}$/.test(dag) : days.map(String).includes(dag);
    return isOffered ? undefined : m.debitChooseDay();
  },
  machtiging: (value: string) => (value === ticked ? undefined : m.debitAgreeFirst()),
} satisfies Rules<IncassoChoice, readonly number[] | undefined>;
