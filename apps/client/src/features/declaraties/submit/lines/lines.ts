import {
  type ErrorsByField,
  type FormState,
  initialFormState,
} from '../../../../forms/formState.ts';
import { checkFields, type Rules } from '../../../../forms/rules.ts';
import { type Marks, unsureFields } from '../../nota/nota.ts';
import { type ClaimValues, claimRules, type RuleContext } from '../fields/fields.ts';

/** The raw values of a line of a bill. */
export type LineValues = Pick<ClaimValues, 'behandelDatum' | 'zorgsoort' | 'bedrag'> & {
  /** Description on the bill; kept, but not asked for. */
  readonly omschrijving: string;
};

/** A line of a bill with several. */
export interface ClaimLine {
  /** Key in the list; never leaves the device. */
  readonly key: string;
  readonly form: FormState<LineValues>;
  readonly marks: Marks;
}

/** The fields of a line, in their order on the screen. */
export const lineFields = ['zorgsoort', 'behandelDatum', 'bedrag'] as const;

/** The rules of a line are those of the claim's own fields. */
export const lineRules: Rules<LineValues, RuleContext> = {
  ...claimRules,
  bedrag: (typed, context) => claimRules.bedrag?.(typed, { ...context, lines: [] }),
};

/** Returns the fields of a line that become the claim's own when it is the last one. */
export function ownFields({ form }: ClaimLine): Omit<LineValues, 'omschrijving'> {
  const { behandelDatum, zorgsoort, bedrag } = form.values;
  return { behandelDatum, zorgsoort, bedrag };
}

export const emptyLine: LineValues = {
  behandelDatum: '',
  zorgsoort: '',
  bedrag: '',
  omschrijving: '',
};

/** Creates a line. */
export function createLine(key: string, values: LineValues, marks: Marks = {}): ClaimLine {
  return { key, form: initialFormState(values), marks };
}

/** Returns the errors of a line. */
export function errorsOfLine({ form }: ClaimLine, context: RuleContext): ErrorsByField<LineValues> {
  return checkFields(lineRules, form.values, lineFields, context);
}

/** Returns whether all lines are valid. */
export function areLinesRight(lines: readonly ClaimLine[], context: RuleContext): boolean {
  return lines.every((line) => Object.keys(errorsOfLine(line, context)).length === 0);
}

/** Returns whether a line has values to check. */
export function isLineUnsure({ form, marks }: ClaimLine): boolean {
  return unsureFields(marks, form.values, lineFields).length > 0;
}
