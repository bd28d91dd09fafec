import { fieldLimits } from '@mijn/domain/fieldLimits';
import { compactIban, isIban } from '@mijn/domain/iban';
import { isVisible, toPlainLine } from '@mijn/domain/typedText';
import type { ResultOf, VariablesOf } from 'gql.tada';
import type { Rules } from '../../../forms/rules.ts';
import * as m from '../../../generated/texts/betaalinstellingen.js';
import type { wijzigRekeningOperation } from './betaalinstellingen.operations.ts';

/** The form to change the account, with its fields. */
export const rekeningForm = {
  name: 'rekening',
  iban: 'iban',
  naam: 'naam',
  versie: 'versie',
  /** The account and name that the person agreed to after a warning. */
  akkoord: 'akkoord',
} as const;

/** Name of the value with the outcome of comparing the name. */
export const naamcontroleValue = 'naamcontrole';

/** Typed account and name of its holder. */
export interface Rekening {
  readonly iban: string;
  readonly naam: string;
}

type Outcome = NonNullable<ResultOf<typeof wijzigRekeningOperation>['wijzigRekening']>;

/** Outcome of comparing a name with the holder of an account. */
export type Naamcontrole = Outcome['naamcontrole'];

/** Errors by field, and how to mend them. */
export const rekeningRules = {
  iban: (typed: string) => {
    const iban = compactIban(typed);
    if (iban === '') return m.ibanEmpty();
    return isIban(iban) ? undefined : m.ibanWrong();
  },
  naam: (typed: string) => {
    if (!isVisible(typed)) return m.naamEmpty();
    return toPlainLine(typed).trim().length > fieldLimits.rekeninghouder
      ? m.naamTooLong()
      : undefined;
  },
} satisfies Rules<Rekening, undefined>;

/** Returns the value by which a person agrees to an account: to this one only, under this name. */
export function agreementTo({ iban, naam }: Rekening): string {
  return `${compactIban(iban)} ${naam.trim()}`;
}

/** Returns the variables of a change. */
export function toVariables(
  typed: Rekening,
  versie: number,
  agreement: unknown,
): VariablesOf<typeof wijzigRekeningOperation> {
  const akkoord = agreement === agreementTo(typed);
  return { versie, iban: compactIban(typed.iban), naam: typed.naam.trim(), akkoord };
}
