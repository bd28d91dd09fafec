import { fieldLimits } from '@mijn/domain/fieldLimits';
import { declaratieTermijnYears } from '@mijn/domain/constanten';
import { isDay } from '@mijn/domain/datum';
import { parseAmount } from '@mijn/domain/money';
import { isZorgsoort } from '@mijn/domain/zorgsoorten';

/** What a person fills in for a claim, as typed (decisions §5). */
export interface TextInput {
  /** relatienummer */
  readonly declarant: string;
  readonly zorgsoort: string;
  /** `yyyy-mm-dd`, or what could not be read as a day */
  readonly behandelDatum: string;
  /** euros, as typed */
  readonly bedrag: string;
  readonly naamZorgverlener: string;
  readonly notaNummer: string;
  readonly buitenland: boolean;
  readonly opmerking: string;
}

/** A field of the claim form, by its name on the wire. */
export type Field = keyof TextInput;

/** What can be wrong with a field. */
export type FieldError =
  | 'verplicht'
  | 'unreadable'
  | 'future'
  | 'teOud'
  | 'zero'
  | 'tooHigh'
  | 'tooLong';

/** What is wrong, by field; no key when all is well. */
export type FieldErrors = Partial<Record<Field, FieldError>>;

/** The fields of the third step, in the order in which they stand on the screen. */
export const detailFields = [
  'zorgsoort',
  'behandelDatum',
  'bedrag',
  'naamZorgverlener',
  'notaNummer',
  'opmerking',
] as const satisfies readonly Field[];

const highestCents = 999_999_99;

/** The empty form. */
export const emptyInput: TextInput = {
  declarant: '',
  zorgsoort: '',
  behandelDatum: '',
  bedrag: '',
  naamZorgverlener: '',
  notaNummer: '',
  buitenland: false,
  opmerking: '',
};

/** The first day of care that can still be claimed, `yyyy-mm-dd` (domain.md, claim terms). */
export function earliestDay(today: string): string {
  const day = `${Number(today.slice(0, 4)) - declaratieTermijnYears}${today.slice(4)}`;
  return isDay(day) ? day : `${day.slice(0, 5)}02-28`;
}

function checkDay(day: string, today: string): FieldError | undefined {
  if (day === '') return 'verplicht';
  if (!isDay(day)) return 'unreadable';
  if (day > today) return 'future';
  return day < earliestDay(today) ? 'teOud' : undefined;
}

function checkAmount(typed: string): FieldError | undefined {
  if (typed.trim() === '') return 'verplicht';
  const cents = parseAmount(typed);
  if (cents === undefined) return 'unreadable';
  if (cents === 0) return 'zero';
  return cents > highestCents ? 'tooHigh' : undefined;
}

function tooLong(text: string, limit: number): FieldError | undefined {
  return text.trim().length > limit ? 'tooLong' : undefined;
}

const checks: Record<Field, (input: TextInput, today: string) => FieldError | undefined> = {
  declarant: (input) => (input.declarant === '' ? 'verplicht' : undefined),
  zorgsoort: (input) => (isZorgsoort(input.zorgsoort) ? undefined : 'verplicht'),
  behandelDatum: (input, today) => checkDay(input.behandelDatum, today),
  bedrag: (input) => checkAmount(input.bedrag),
  naamZorgverlener: ({ naamZorgverlener }) =>
    naamZorgverlener.trim() === ''
      ? 'verplicht'
      : tooLong(naamZorgverlener, fieldLimits.naamZorgverlener),
  notaNummer: (input) => tooLong(input.notaNummer, fieldLimits.notaNummer),
  buitenland: () => undefined,
  opmerking: (input) => tooLong(input.opmerking, fieldLimits.opmerking),
};

/** Checks fields of the form before anything is sent; `today` is `yyyy-mm-dd`. The insurer checks again. */
export function check(input: TextInput, fields: readonly Field[], today: string): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of fields) {
    const error = checks[field](input, today);
    if (error) errors[field] = error;
  }
  return errors;
}
