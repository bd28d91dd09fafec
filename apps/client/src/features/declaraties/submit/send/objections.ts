import type { FieldCode } from '@mijn/domain/meldingCodes';
import type { FieldName, ErrorsByField } from '../../../../forms/formState.ts';
import {
  type ClaimValues,
  fieldsOfDetails,
  type Problem,
  type RuleContext,
  say,
} from '../fields/fields.ts';
import { lineFields, type LineValues } from '../lines/lines.ts';
import type { Melding } from './meldingen.ts';
import type { SubmitOutcome } from './outcome.ts';

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

/** What the insurer has against a claim, each where it belongs. */
export interface Objections {
  /** Errors at the claim’s own fields, in our words. */
  readonly fields: ErrorsByField<ClaimValues>;
  /** Errors at the fields of its lines, of each line in turn. */
  readonly lines: readonly ErrorsByField<LineValues>[];
  /** What is said of its files: of one by its name, or (undefined) of all together. */
  readonly files: readonly {
    readonly name: string | undefined;
    readonly meldingen: readonly Melding[];
  }[];
  /** What is about nothing that can be shown wrong. */
  readonly rest: readonly Melding[];
}

/** Something that the insurer has against a claim, with the way to what mends it. */
export interface ObjectionLink {
  readonly text: string;
  /** The language of the text where that is not the reader’s. */
  readonly lang?: 'nl' | undefined;
  /** The field on its step; undefined where nothing can be changed there. */
  readonly href: string | undefined;
}

/** What is wrong with a field that is on the form: of a line by its place, else of the claim itself. */
type Placed = { readonly problem: Problem } & (
  | { readonly at: undefined; readonly name: FieldName<ClaimValues> }
  | { readonly at: number; readonly name: (typeof lineFields)[number] }
);

// Where the insurer says which line it is about: `regels.2.bedrag`.
const ofLine = /^regels\.(\d+)\.(.+)$/;

/** Which field on the form a message is about; undefined where it is about none, or none of ours. */
function placed({ level, code, veld = '' }: Melding, lineCount: number): Placed | undefined {
  if (level !== 'error' || !isCode(code)) return undefined;
  const problem = problemByCode[code];
  const own = ['declarant', ...fieldsOfDetails(lineCount > 0)] as const;
  const name = own.find((one) => one === veld);
  if (name) return { problem, at: undefined, name };
  // Care and day of a claim with several lines are those of the first (`claimForm.ts`).
  const [, place = '0', field = veld] = ofLine.exec(veld) ?? [];
  const at = Number(place);
  const inLine = lineFields.find((one) => one === field);
  return inLine && at < lineCount ? { problem, at, name: inLine } : undefined;
}

const filesField = 'bestanden';

/**
 * Sorts what the insurer has against a claim of so many lines (none: the claim is the one line): at its fields, at
 * those of its lines, at its files, and the rest. The one place that knows where an objection is shown.
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
 * What the insurer refused at fields that have not changed since, although something else of the claim has, such as a
 * file that was refused with them. Undefined where nothing is left.
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

/** What the insurer says in words of its own: all but what stands at a field. */
export function meldingenOf({ files, rest }: Objections): readonly Melding[] {
  return [...rest, ...files.flatMap(({ meldingen }) => meldingen)];
}

/** Whether the insurer asks no more than to be sure. */
export function isWarning(objections: Objections): boolean {
  const { fields, lines } = objections;
  const isPlaced = [fields, ...lines].some(hasErrors);
  return !isPlaced && meldingenOf(objections).every(({ level }) => level === 'warn');
}
