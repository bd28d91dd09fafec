import { checkFields } from '../../../../forms/rules.ts';
import { type FormState, initialFormState } from '../../../../forms/formState.ts';
import { type Marks, type ReadNota, unsureFields } from '../../nota/nota.ts';
import { type Concept, fromConcept } from '../concept/concept.ts';
import {
  type ClaimValues,
  claimRules,
  emptyValues,
  fieldsOfDetails,
  type RuleContext,
} from '../fields/fields.ts';
import { type ChosenFile, isCounted, notaVerdict } from '../files/files.ts';
import { areLinesRight, type ClaimLine, isLineUnsure } from '../lines/lines.ts';
import { readBeside, readFields } from '../read/readFields.ts';
import type { Reading } from '../read/reading.ts';
import type { Objections } from '../send/objections.ts';
import type { Failed, SubmitOutcome } from '../send/outcome.ts';
import type { Progress } from '../steps/step.ts';

/** Where sending in is. The key makes it safe to send the same again (docs/decisions.md §5). */
export type Sending =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy'; readonly key: string }
  | { readonly kind: 'failed'; readonly key: string; readonly failure: Failed }
  | { readonly kind: 'meldingen'; readonly objections: Objections }
  | Extract<SubmitOutcome, { kind: 'submitted' }>;

/** All that is known of a claim that is being made; lives in memory only. */
export interface ClaimState {
  readonly form: FormState<ClaimValues>;
  /** The lines of a bill with more than one; none: its one line is the form itself. */
  readonly lines: readonly ClaimLine[];
  readonly files: readonly ChosenFile[];
  /** Files of other bills, which wait for their turn. */
  readonly aside: readonly ChosenFile[];
  /** How many bills those are. */
  readonly waiting: number;
  /** Bills that were sent in before from a file that holds more of them. */
  readonly sentBefore: readonly ReadNota[];
  readonly reading: Reading;
  /** What was read, by the field that it filled in. */
  readonly marks: Marks;
  /** Codes of warnings about the claim that the person has confirmed. */
  readonly confirmed: readonly string[];
  readonly sending: Sending;
}

/** A new claim, or one from a draft; whoever is alone on the policy need not choose. */
export function initialState(only: string | undefined, from?: Concept): ClaimState {
  const { values, lines, files } = from
    ? fromConcept(from)
    : { values: emptyValues, lines: [], files: [] };
  return {
    form: initialFormState({ ...values, declarant: only ?? values.declarant }),
    lines,
    files,
    aside: [],
    waiting: 0,
    sentBefore: [],
    reading: { kind: 'idle' },
    marks: {},
    confirmed: [],
    sending: { kind: 'idle' },
  };
}

/** It is under way, or sent in: nothing changes any more. */
export function isClosed({ sending }: ClaimState): boolean {
  return sending.kind === 'busy' || sending.kind === 'submitted';
}

/** Whether other bills are ready for the next claim: files of their own, or what else a file that was sent in holds. */
export function othersWait({ aside, reading, sending }: ClaimState): boolean {
  const stays = reading.kind === 'done' && reading.left.length > 0;
  return aside.length > 0 || (stays && sending.kind === 'submitted');
}

/** Changes it: another body asks for another key, and what was confirmed was about the old one. */
export function changed(claim: ClaimState, including: Partial<ClaimState>): ClaimState {
  if (isClosed(claim)) return claim;
  return { ...claim, ...including, confirmed: [], sending: { kind: 'idle' } };
}

/** The key to send with: the same one while the same claim is sent again, else a new one. */
export function keyFor(sending: Sending, createKey: () => string): string {
  return sending.kind === 'failed' ? sending.key : createKey();
}

/** The context of a claim's rules: its lines have to come to its amount. */
export function contextOf({ lines }: ClaimState, context: RuleContext): RuleContext {
  return { ...context, lines: lines.map(({ form }) => form.values) };
}

/** How far the claim is; decides which steps can be reached. */
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

/** Whether a person has to be asked about something that was read. */
export function isUnsureOf({ form, lines, marks }: ClaimState): boolean {
  const own = unsureFields(marks, form.values, lines.length > 0 ? readBeside : readFields);
  return own.length > 0 || lines.some(isLineUnsure);
}

/** Tells whether leaving would lose something that was filled in. */
export function isUnsent({ form, lines, files, sending }: ClaimState): boolean {
  if (sending.kind === 'submitted') return false;
  const { declarant: _, ...rest } = form.values;
  if (files.some(isCounted) || lines.length > 0) return true;
  return Object.values(rest).some((value) => value !== '' && value !== false);
}
