import * as m from '../../../../generated/texts/submit.js';
import type { Language } from '@mijn/domain/language';
import { earliestDay } from '@mijn/domain/declaratie';
import { formatFullDay, isDay } from '@mijn/domain/datum';
import { fieldLimits } from '@mijn/domain/fieldLimits';
import { isZorgsoort } from '@mijn/domain/zorgsoorten';
import { parseAmount, type AmountProblem, formatAmount, readAmount } from '@mijn/domain/money';
import { isVisible, toPlainText } from '@mijn/domain/typedText';
import type { FieldName } from '../../../../forms/formState.ts';
import type { Rules } from '../../../../forms/rules.ts';
import { counted } from '../../../../platform/language.ts';

/** Returns the sum of the lines' amounts as typed, in integer cents; undefined while one is invalid. */
export function parseSum(
  lines: readonly { readonly bedrag: string }[],
  language: Language,
): number | undefined {
  return lines.reduce<number | undefined>((sum, { bedrag }) => {
    const cents = parseAmount(bedrag, language);
    return sum === undefined || cents === undefined ? undefined : sum + cents;
  }, 0);
}

/** The raw values of a claim, by their names on the wire (docs/decisions.md §5). */
export interface ClaimValues {
  /** relatienummer */
  readonly declarant: string;
  readonly zorgsoort: string;
  /** `yyyy-mm-dd`, or an invalid date as typed */
  readonly behandelDatum: string;
  /** euros, as typed */
  readonly bedrag: string;
  readonly naamZorgverlener: string;
  readonly notaNummer: string;
  readonly buitenland: boolean;
  readonly opmerking: string;
}

export interface RuleContext {
  /** `yyyy-mm-dd` */
  readonly today: string;
  readonly language: Language;
  /** The lines of a bill with several, which add up to its amount. */
  readonly lines?: readonly { readonly bedrag: string }[];
}

/** The fields of the bill, in their order on the screen. */
export const detailFields = [
  'zorgsoort',
  'behandelDatum',
  'bedrag',
  'naamZorgverlener',
  'notaNummer',
  'opmerking',
] as const satisfies readonly FieldName<ClaimValues>[];

/** Returns the fields of the bill; with several lines care and date belong to the lines. */
export function fieldsOfDetails(several: boolean): readonly FieldName<ClaimValues>[] {
  return several ? detailFields.slice(2) : detailFields;
}

export const emptyValues: ClaimValues = {
  declarant: '',
  zorgsoort: '',
  behandelDatum: '',
  bedrag: '',
  naamZorgverlener: '',
  notaNummer: '',
  buitenland: false,
  opmerking: '',
};

export type Problem =
  | AmountProblem
  | 'missing'
  | 'future'
  | 'tooOld'
  | 'zero'
  | 'tooHigh'
  | 'tooLong'
  | 'otherSum';
type Words = Partial<Record<Problem, (context: RuleContext) => string>>;

const tooLongWords = (field: keyof typeof fieldLimits, text: typeof m.nameTooLong) => () =>
  text({ limit: counted(fieldLimits[field]) });

const words: Readonly<Record<FieldName<ClaimValues>, Words>> = {
  declarant: { missing: () => m.declarantMissing() },
  zorgsoort: { missing: () => m.zorgsoortMissing() },
  behandelDatum: {
    missing: () => m.dateMissing(),
    unreadable: () => m.dateUnreadable(),
    future: () => m.dateInFuture(),
    tooOld: ({ language, today }) =>
      m.dateTooOld({ day: formatFullDay(earliestDay(today), language) }),
  },
  bedrag: {
    missing: () => m.amountMissing(),
    unreadable: () => m.amountUnreadable(),
    tooManyDecimals: () => m.amountDecimals(),
    zero: () => m.amountZero(),
    tooHigh: () => m.amountTooHigh(),
    otherSum: ({ language, lines = [] }) =>
      m.sumDiffers({ som: formatAmount(parseSum(lines, language) ?? 0, language) }),
  },
  naamZorgverlener: {
    missing: () => m.zorgverlenerMissing(),
    tooLong: tooLongWords('naamZorgverlener', m.nameTooLong),
  },
  notaNummer: { tooLong: tooLongWords('notaNummer', m.numberTooLong) },
  buitenland: {},
  opmerking: { tooLong: tooLongWords('opmerking', m.remarkTooLong) },
};

function dayProblem(day: string, today: string): Problem | undefined {
  if (day === '') return 'missing';
  if (!isDay(day)) return 'unreadable';
  if (day > today) return 'future';
  return day < earliestDay(today) ? 'tooOld' : undefined;
}

function amountProblem(typed: string, { language, lines = [] }: RuleContext): Problem | undefined {
  if (!isVisible(typed)) return 'missing';
  const cents = readAmount(typed, language);
  if (typeof cents !== 'number') return cents;
  if (cents === 0) return 'zero';
  if (cents > fieldLimits.amountOfCare) return 'tooHigh';
  // An invalid line has its own error.
  const sum = lines.length > 0 ? parseSum(lines, language) : undefined;
  return sum !== undefined && sum !== cents ? 'otherSum' : undefined;
}

function lengthProblem(name: keyof typeof fieldLimits, text: string): Problem | undefined {
  return toPlainText(text).trim().length > fieldLimits[name] ? 'tooLong' : undefined;
}

/** Returns the error message of a field with this problem; undefined without one. */
export function say(
  name: FieldName<ClaimValues>,
  problem: Problem | undefined,
  context: RuleContext,
): string | undefined {
  if (problem === undefined) return undefined;
  return words[name][problem]?.(context) ?? m.refused();
}

/** The rules of the fields, with errors in the reader's language. */
export const claimRules: Rules<ClaimValues, RuleContext> = {
  declarant: (who, context) => say('declarant', who === '' ? 'missing' : undefined, context),
  zorgsoort: (care, context) =>
    say('zorgsoort', isZorgsoort(care) ? undefined : 'missing', context),
  behandelDatum: (day, context) => say('behandelDatum', dayProblem(day, context.today), context),
  bedrag: (typed, context) => say('bedrag', amountProblem(typed, context), context),
  naamZorgverlener: (text, context) => {
    const problem = !isVisible(text) ? 'missing' : lengthProblem('naamZorgverlener', text);
    return say('naamZorgverlener', problem, context);
  },
  notaNummer: (text, context) => say('notaNummer', lengthProblem('notaNummer', text), context),
  opmerking: (text, context) => say('opmerking', lengthProblem('opmerking', text), context),
};
