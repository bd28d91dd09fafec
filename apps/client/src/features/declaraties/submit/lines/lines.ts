import {
  type FormErrors,
  type FormEvent,
  type FormState,
  initialFormState,
  nextFormState,
} from '../../../../forms/formState.ts';
import { checkFields, type Rules } from '../../../../forms/rules.ts';
import { looked, type Marks, unsureFields } from '../../nota/nota.ts';
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

/** What can happen to the lines. */
export type LineEvent =
  | { readonly kind: 'lineAdded'; readonly keys: readonly [string, string] }
  | { readonly kind: 'lineRemoved'; readonly key: string }
  | { readonly kind: 'line'; readonly key: string; readonly event: FormEvent<LineValues> };

/** The fields of a line, in the order in which they stand on the screen. */
export const lineFields = ['zorgsoort', 'behandelDatum', 'bedrag'] as const;

/** The rules of a line are those of the claim's own fields. */
export const lineRules: Rules<LineValues, RuleContext> = {
  zorgsoort: (care, context) => claimRules.zorgsoort?.(care, context),
  behandelDatum: (day, context) => claimRules.behandelDatum?.(day, context),
  bedrag: (typed, context) => claimRules.bedrag?.(typed, { ...context, lines: [] }),
};

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
export function errorsOfLine({ form }: ClaimLine, context: RuleContext): FormErrors<LineValues> {
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

/** Somebody has looked at the lines. */
export function lookedAtLines(lines: readonly ClaimLine[]): readonly ClaimLine[] {
  return lines.map((line) => ({ ...line, marks: looked(line.marks) }));
}

/** The lines and the claim's own fields, which are the one line where there are no more. */
interface LinesAndForm {
  readonly lines: readonly ClaimLine[];
  readonly form: FormState<ClaimValues>;
}

function addLine({ lines, form }: LinesAndForm, [first, next]: readonly [string, string]) {
  const { behandelDatum, zorgsoort, bedrag } = form.values;
  const own = createLine(first, { behandelDatum, zorgsoort, bedrag, omschrijving: '' });
  const before = lines.length === 0 ? [own] : lines;
  // A next line is mostly of the same care.
  const care = before.at(-1)?.form.values.zorgsoort ?? '';
  return { form, lines: [...before, createLine(next, { ...emptyLine, zorgsoort: care })] };
}

function removeLine({ lines, form }: LinesAndForm, key: string): LinesAndForm {
  const left = lines.filter((line) => line.key !== key);
  const [only, ...more] = left;
  if (!only || more.length > 0) return { form, lines: left };
  const { behandelDatum, zorgsoort, bedrag } = only.form.values;
  const values = { ...form.values, behandelDatum, zorgsoort, bedrag };
  return { form: { ...form, values }, lines: [] };
}

/** The one place where the lines change. */
export function nextLines(before: LinesAndForm, event: LineEvent): LinesAndForm {
  if (event.kind === 'lineAdded') return addLine(before, event.keys);
  if (event.kind === 'lineRemoved') return removeLine(before, event.key);
  const lines = before.lines.map((line) =>
    line.key === event.key ? { ...line, form: nextFormState(line.form, event.event) } : line,
  );
  return { ...before, lines };
}
