import type { FieldCode } from '@mijn/domain/meldingCodes';
import type { FieldName, ErrorsByField } from '../../../../forms/formState.ts';
import {
  type ClaimValues,
  fieldsOfDetails,
  type Problem,
  type RuleContext,
  say,
} from './claimFields.ts';
import { lineFields, type LineValues } from './lineItems.ts';
import type { Melding, SubmitOutcome } from './outcome.ts';

// The insurer's codes (docs/decisions.md §4, §5).
const problemByCode: Readonly<Record<FieldCode, Problem>> = {
  required: 'missing',
  unknown: 'missing',
  invalidFormat: 'unreadable',
  tooLong: 'tooLong',
  inToekomst: 'future',
  teOud: 'tooOld',
  bedragNul: 'zero',
};

function isCode(code: string): code is FieldCode {
  return Object.hasOwn(problemByCode, code);
}

export interface Objections {
  /** Errors at the claim’s own fields, in our words. */
  readonly fields: ErrorsByField<ClaimValues>;
  /** Errors at the fields of its lines, per line. */
  readonly lines: readonly ErrorsByField<LineValues>[];
  /** Messages about its files: about one by its name, or (undefined) about all together. */
  readonly files: readonly {
    readonly name: string | undefined;
    readonly meldingen: readonly Melding[];
  }[];
  readonly rest: readonly Melding[];
}

export interface ObjectionLink {
  readonly text: string;
  /** The language of the text when it is not the reader’s. */
  readonly lang?: 'nl' | undefined;
  /** The field on its step; undefined when it cannot be changed. */
  readonly href: string | undefined;
}

/** A problem with a field of the form: of a line by its index, else of the claim itself. */
type Placed = { readonly problem: Problem } & (
  | { readonly at: undefined; readonly name: FieldName<ClaimValues> }
  | { readonly at: number; readonly name: (typeof lineFields)[number] }
);

// The insurer's notation for a line: `regels.2.bedrag`.
const ofLine = /^regels\.(\d+)\.(.+)$/;

/** Returns the field of a message; undefined when it has none, or none of ours. */
function placed({ level, code, veld = '' }: Melding, lineCount: number): Placed | undefined {
  if (level !== 'error' || !isCode(code)) return undefined;
  const problem = problemByCode[code];
  const own = ['declarant', ...fieldsOfDetails(lineCount > 0)] as const;
  const name = own.find((one) => one === veld);
  if (name) return { problem, at: undefined, name };
  // Care and date of a claim with several lines are those of the first (`claimForm.ts`).
  const [, place = '0', field = veld] = ofLine.exec(veld) ?? [];
  const at = Number(place);
  const inLine = lineFields.find((one) => one === field);
  return inLine && at < lineCount ? { problem, at, name: inLine } : undefined;
}

const filesField = 'bestanden';

/**
 * Sorts the insurer's objections to a claim by place: its fields, those of its lines (none when the claim
 * is the only line), its files, and the rest. The only module that decides where an objection is shown.
 */
export function toObjections(
  { meldingen, files }: Extract<SubmitOutcome, { kind: 'meldingen' }>,
  lineCount: number,
  context: RuleContext,
): Objections {
  const fields: ErrorsByField<ClaimValues> = {};
  const lines = Array.from({ length: lineCount }, (): ErrorsByField<LineValues> => ({}));
  const ofFiles: Melding[] = [];
  const rest: Melding[] = [];
  for (const melding of meldingen) {
    const place = placed(melding, lineCount);
    if (!place) (melding.veld === filesField ? ofFiles : rest).push(melding);
    else if (place.at === undefined) fields[place.name] = say(place.name, place.problem, context);
    else (lines[place.at] ?? fields)[place.name] = say(place.name, place.problem, context);
  }
  const together = ofFiles.length > 0 ? [{ name: undefined, meldingen: ofFiles }] : [];
  return { fields, lines, files: [...together, ...files], rest };
}

function hasErrors(errors: ErrorsByField<ClaimValues> | ErrorsByField<LineValues>): boolean {
  return Object.values(errors).some((text) => text !== undefined);
}

/**
 * Returns the objections at fields that have not changed since, even if the rest of the claim has, such as
 * a file that was refused with them. Undefined when none is left.
 */
export function objectionsLeft(
  form: { readonly errors: ErrorsByField<ClaimValues> },
  lines: readonly { readonly form: { readonly errors: ErrorsByField<LineValues> } }[],
): Objections | undefined {
  const left = { fields: form.errors, lines: lines.map((line) => line.form.errors) };
  return [left.fields, ...left.lines].some(hasErrors)
    ? { ...left, files: [], rest: [] }
    : undefined;
}

/** Returns the messages in the insurer's own words: all except those at a field. */
export function meldingenOf({ files, rest }: Objections): readonly Melding[] {
  return [...rest, ...files.flatMap(({ meldingen }) => meldingen)];
}

/** Returns whether all objections are warnings to confirm. */
export function isWarning(objections: Objections): boolean {
  const { fields, lines } = objections;
  const isPlaced = [fields, ...lines].some(hasErrors);
  return !isPlaced && meldingenOf(objections).every(({ level }) => level === 'warn');
}
