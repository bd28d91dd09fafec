import { type ReadNota, type Marks, unsureFields, readBeside, readFields } from './readNota.ts';
import { type ChosenFile, isCounted, notaVerdict } from './files.ts';
import { checkFields } from '../../../../forms/rules.ts';
import { type FormState, initialFormState } from '../../../../forms/formState.ts';
import { type Concept, fromConcept } from './draftContent.ts';
import {
  type ClaimValues,
  claimRules,
  emptyValues,
  fieldsOfDetails,
  type RuleContext,
} from './claimFields.ts';
import { areLinesRight, type ClaimLine, isLineUnsure } from './lineItems.ts';
import type { RemainingNota, Reading } from './reading.ts';
import type { Objections } from './objections.ts';
import type { Failed, SubmitOutcome } from './outcome.ts';

/** Returns the bills in the files of this claim that are not submitted with it. */
export function remainingNotas({ reading }: Pick<ClaimState, 'reading'>): readonly RemainingNota[] {
  return reading.kind === 'done' ? reading.left : [];
}

/**
 * Returns the files with other bills that the device still has, because the insurer takes each for one
 * claim.
 */
export function filesOfRemaining(claim: ClaimState): readonly ChosenFile[] {
  const ids = remainingNotas(claim).flatMap(({ bestandIds }) => bestandIds);
  return claim.files.filter(
    ({ file, state }) =>
      file instanceof File && state.kind === 'received' && ids.includes(state.bestandId ?? ''),
  );
}

/** Returns a new claim after a submitted one: the files with other bills come along, and are sent again. */
export function withRemaining(fresh: ClaimState, before: ClaimState): ClaimState {
  const { reading, sending, submittedNotas } = before;
  if (sending.kind !== 'submitted' || reading.kind !== 'done' || reading.left.length === 0)
    return fresh;
  const again = filesOfRemaining(before).map((one): ChosenFile => ({
    ...one,
    state: { kind: 'sending', progress: 0 },
  }));
  return {
    ...fresh,
    files: [...again, ...fresh.files],
    submittedNotas: [...submittedNotas, reading.nota],
  };
}

// A file has another id in each claim, and so do its places.
function contentOf(nota: ReadNota): string {
  const everywhere = { ...nota, bestandIds: [] };
  return JSON.stringify(everywhere, (name, value: unknown) =>
    name === 'plaats' ? undefined : value,
  );
}

/**
 * Returns the bills read, without those submitted before from the same file; all when none would be left.
 */
export function withoutSent(
  notas: readonly ReadNota[],
  before: readonly ReadNota[],
): readonly ReadNota[] {
  const left = before.reduce((list, sent) => {
    const at = list.findIndex((one) => contentOf(one) === contentOf(sent));
    return at === -1 ? list : list.toSpliced(at, 1);
  }, notas);
  return left.length > 0 ? left : notas;
}

/** The state of the submission. The key makes it safe to send the same again (docs/decisions.md §5). */
export type Sending =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy'; readonly key: string }
  | { readonly kind: 'failed'; readonly key: string; readonly failure: Failed }
  | { readonly kind: 'meldingen'; readonly objections: Objections }
  | Extract<SubmitOutcome, { kind: 'submitted' }>;

/** The state of a claim that is being made; in memory only. */
export interface ClaimState {
  readonly form: FormState<ClaimValues>;
  /** The lines of a bill with several; empty when the form itself is the only line. */
  readonly lines: readonly ClaimLine[];
  readonly files: readonly ChosenFile[];
  /** Files of other bills, which wait. */
  readonly otherFiles: readonly ChosenFile[];
  /** Number of those bills. */
  readonly waiting: number;
  /** Bills that were submitted before from a file that has others. */
  readonly submittedNotas: readonly ReadNota[];
  readonly reading: Reading;
  readonly marks: Marks;
  /** Codes of the warnings about the claim that the person confirmed. */
  readonly confirmed: readonly string[];
  readonly sending: Sending;
}

/** Returns a new claim, or one from a draft; a single person is already chosen. */
export function initialState(only: string | undefined, from?: Concept): ClaimState {
  const { values, lines, files } = from
    ? fromConcept(from)
    : { values: emptyValues, lines: [], files: [] };
  return {
    form: initialFormState({ ...values, declarant: only ?? values.declarant }),
    lines,
    files,
    otherFiles: [],
    waiting: 0,
    submittedNotas: [],
    reading: { kind: 'idle' },
    marks: {},
    confirmed: [],
    sending: { kind: 'idle' },
  };
}

/** Returns whether it is under way or submitted, so that nothing changes any more. */
export function isClosed({ sending }: ClaimState): boolean {
  return sending.kind === 'busy' || sending.kind === 'submitted';
}

/**
 * Returns whether other bills are ready for the next claim: in files of their own, or in a submitted file.
 */
export function hasOtherBills({ otherFiles, reading, sending }: ClaimState): boolean {
  const stays = reading.kind === 'done' && reading.left.length > 0;
  return otherFiles.length > 0 || (stays && sending.kind === 'submitted');
}

/** Changes the claim: another body needs another key, and the confirmations were about the old one. */
export function changed(claim: ClaimState, including: Partial<ClaimState>): ClaimState {
  if (isClosed(claim)) return claim;
  return { ...claim, ...including, confirmed: [], sending: { kind: 'idle' } };
}

/** Returns the key to send with: the same while the same claim is sent again, else a new one. */
export function keyFor(sending: Sending, createKey: () => string): string {
  return sending.kind === 'failed' ? sending.key : createKey();
}

/** Returns the rule context of a claim, whose lines have to add up to its amount. */
export function contextOf({ lines }: ClaimState, context: RuleContext): RuleContext {
  return { ...context, lines: lines.map(({ form }) => form.values) };
}

/** The progress of a claim: the steps whose input is complete. */
export interface Progress {
  readonly who: boolean;
  readonly nota: boolean;
  readonly details: boolean;
  readonly submitted: boolean;
}

/** Returns the progress of the claim, which decides the reachable steps. */
export function progress(claim: ClaimState, context: RuleContext): Progress {
  const { form, lines, files, sending } = claim;
  const names = fieldsOfDetails(lines.length > 0);
  const errors = checkFields(claimRules, form.values, names, contextOf(claim, context));
  return {
    who: form.values.declarant !== '',
    nota: notaVerdict(files) === 'done' && claim.reading.kind !== 'several',
    details: Object.keys(errors).length === 0 && areLinesRight(lines, context),
    submitted: sending.kind === 'submitted',
  };
}

/** Returns whether values have to be checked. */
export function isUnsureOf({ form, lines, marks }: ClaimState): boolean {
  const own = unsureFields(marks, form.values, lines.length > 0 ? readBeside : readFields);
  return own.length > 0 || lines.some(isLineUnsure);
}

/**
 * Returns whether the bill filled in all values for certain, so that they are only checked. False for a
 * draft, whose values were there before.
 */
export function isReadForCertain(claim: ClaimState, context: RuleContext): boolean {
  const { reading, marks, lines } = claim;
  if (reading.kind !== 'done' || reading.reviewed || isUnsureOf(claim)) return false;
  const { nota, details } = progress(claim, context);
  if (!nota || !details) return false;
  const filledIn = Object.values(marks).some((mark) => mark?.filledIn);
  return filledIn || lines.some((line) => Object.values(line.marks).some((mark) => mark?.filledIn));
}

/** Returns whether leaving would lose input. */
export function isUnsent({ form, lines, files, sending }: ClaimState): boolean {
  if (sending.kind === 'submitted') return false;
  const { declarant: _, ...rest } = form.values;
  if (files.some(isCounted) || lines.length > 0) return true;
  return Object.values(rest).some((value) => value !== '' && value !== false);
}
