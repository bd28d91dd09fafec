import {
  type ErrorsByField,
  type FormState,
  initialFormState,
} from '../../../../forms/formState.ts';
import { checkFields, type Rules } from '../../../../forms/rules.ts';
import { type Marks, unsureFields } from '../../nota/nota.ts';
import { type ClaimValues, claimRules, type RuleContext } from '../fields/fields.ts';

/** What a person fills in for one line of a bill, as typed. */
export type LineValues = Pick<ClaimValues, 'behandelDatum' | 'zorgsoort' | 'bedrag'> & {
  /** What the bill calls it; kept along, not asked for. */
  readonly omschrijving: string;
};

/** A line of a bill with more than one. */
export interface ClaimLine {
  /** Ours, for the list; never leaves the device. */
  readonly key: string;
  readonly form: FormState<LineValues>;
  readonly marks: Marks;
}

/** The fields of a line, in the order in which they stand on the screen. */
export const lineFields = ['zorgsoort', 'behandelDatum', 'bedrag'] as const;

/** The rules of a line are those of the claim's own fields. */
export const lineRules: Rules<LineValues, RuleContext> = {
  ...claimRules,
  bedrag: (typed, context) => claimRules.bedrag?.(typed, { ...context, lines: [] }),
};

/** The fields that the claim itself has of a line: what the one line that is left comes to be. */
export function ownFields({ form }: ClaimLine): Omit<LineValues, 'omschrijving'> {
  const { behandelDatum, zorgsoort, bedrag } = form.values;
  return { behandelDatum, zorgsoort, bedrag };
}

/** An empty line. */
export const emptyLine: LineValues = {
  behandelDatum: '',
  zorgsoort: '',
  bedrag: '',
  omschrijving: '',
};

/** A line as it is first shown. */
export function createLine(key: string, values: LineValues, marks: Marks = {}): ClaimLine {
  return { key, form: initialFormState(values), marks };
}

/** What is wrong with a line. */
export function errorsOfLine({ form }: ClaimLine, context: RuleContext): ErrorsByField<LineValues> {
  return checkFields(lineRules, form.values, lineFields, context);
}

/** Tells whether every line is right. */
export function areLinesRight(lines: readonly ClaimLine[], context: RuleContext): boolean {
  return lines.every((line) => Object.keys(errorsOfLine(line, context)).length === 0);
}

/** Whether a person has to be asked about something that was read of a line. */
export function isLineUnsure({ form, marks }: ClaimLine): boolean {
  return unsureFields(marks, form.values, lineFields).length > 0;
}
