import {
  type ErrorsByField,
  type FormState,
  initialFormState,
  type FormEvent,
  nextFormState,
} from '../../../../forms/formState.ts';
import { checkFields, type Rules } from '../../../../forms/rules.ts';
import { type Marks, unsureFields, reviewed } from './readNota.ts';
import { type ClaimValues, claimRules, type RuleContext } from './claimFields.ts';

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

export type LineEvent =
  | { readonly kind: 'lineAdded'; readonly keys: readonly [string, string] }
  | { readonly kind: 'lineRemoved'; readonly key: string }
  | { readonly kind: 'line'; readonly key: string; readonly event: FormEvent<LineValues> };

/** Marks all lines as checked. */
export function reviewLines(lines: readonly ClaimLine[]): readonly ClaimLine[] {
  return lines.map((line) => ({ ...line, marks: reviewed(line.marks) }));
}

/** The lines and the claim's own fields, which are the only line when there are no others. */
interface LinesAndForm {
  readonly lines: readonly ClaimLine[];
  readonly form: FormState<ClaimValues>;
}

function addLine({ lines, form }: LinesAndForm, [first, next]: readonly [string, string]) {
  const { behandelDatum, zorgsoort, bedrag } = form.values;
  const own = createLine(first, { behandelDatum, zorgsoort, bedrag, omschrijving: '' });
  const before = lines.length === 0 ? [own] : lines;
  // The next line is usually of the same care.
  const care = before.at(-1)?.form.values.zorgsoort ?? '';
  return { form, lines: [...before, createLine(next, { ...emptyLine, zorgsoort: care })] };
}

function removeLine({ lines, form }: LinesAndForm, key: string): LinesAndForm {
  const left = lines.filter((line) => line.key !== key);
  const [only, ...more] = left;
  if (!only || more.length > 0) return { form, lines: left };
  const values = { ...form.values, ...ownFields(only) };
  return { form: { ...form, values }, lines: [] };
}

/** Reducer of the lines. */
export function nextLines(before: LinesAndForm, event: LineEvent): LinesAndForm {
  if (event.kind === 'lineAdded') return addLine(before, event.keys);
  if (event.kind === 'lineRemoved') return removeLine(before, event.key);
  const lines = before.lines.map((line) =>
    line.key === event.key ? { ...line, form: nextFormState(line.form, event.event) } : line,
  );
  return { ...before, lines };
}
