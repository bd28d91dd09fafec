import { checkFields } from '../../../../forms/rules.ts';
import {
  type FormErrors,
  type FormEvent,
  type FormState,
  initialFormState,
  nextFormState,
} from '../../../../forms/formState.ts';
import { type Concept, fromConcept } from '../concept/concept.ts';
import {
  type ClaimValues,
  claimRules,
  detailFields,
  emptyValues,
  type RuleContext,
} from '../fields/fields.ts';
import {
  add,
  type ChosenFile,
  expired,
  type FileState,
  notaVerdict,
  setFileState,
} from '../files/files.ts';
import type { Melding } from '../send/meldingen.ts';
import { allMeldingen, type Failed, isFileGone, type SubmitOutcome } from '../send/outcome.ts';
import type { Progress } from '../steps/step.ts';

/** Where sending in is. The key makes it safe to send the same again (decisions §5). */
export type Sending =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy'; readonly key: string }
  | { readonly kind: 'failed'; readonly key: string; readonly failure: Failed }
  | { readonly kind: 'meldingen'; readonly meldingen: readonly Melding[] }
  | { readonly kind: 'submitted'; readonly nummer: string | undefined };

/** All that is known of a claim that is being made; lives in memory only. */
export interface ClaimState {
  readonly form: FormState<ClaimValues>;
  readonly files: readonly ChosenFile[];
  /** Codes of warnings about the claim that the person has confirmed. */
  readonly confirmed: readonly string[];
  readonly sending: Sending;
}

/** What can happen to it. */
export type ClaimEvent =
  | { readonly kind: 'form'; readonly event: FormEvent<ClaimValues> }
  | {
      readonly kind: 'filesPicked';
      readonly files: readonly { readonly key: string; readonly file: File }[];
    }
  | { readonly kind: 'fileState'; readonly key: string; readonly state: FileState }
  | { readonly kind: 'fileConfirmed'; readonly key: string; readonly yes: boolean }
  | { readonly kind: 'fileRemoved'; readonly key: string }
  | { readonly kind: 'sent'; readonly key: string; readonly confirmed: readonly string[] }
  | {
      readonly kind: 'outcome';
      readonly outcome: SubmitOutcome;
      /** What it says of fields. */
      readonly errors: FormErrors<ClaimValues>;
    }
  | { readonly kind: 'another'; readonly only: string | undefined }
  /** What another tab made of it; undefined: it was sent in or thrown away there. */
  | { readonly kind: 'takenOver'; readonly concept: Concept | undefined };

/** A new claim, or one from a draft; whoever is alone on the policy need not choose. */
export function initialState(only: string | undefined, from?: Concept): ClaimState {
  const { values, files } = from ? fromConcept(from) : { values: emptyValues, files: [] };
  return {
    form: initialFormState({ ...values, declarant: only ?? values.declarant }),
    files,
    confirmed: [],
    sending: { kind: 'idle' },
  };
}

function isClosed({ sending }: ClaimState): boolean {
  return sending.kind === 'busy' || sending.kind === 'submitted';
}

// Another body asks for another key, and what was confirmed was about the old one.
function changed(claim: ClaimState, including: Partial<ClaimState>): ClaimState {
  if (isClosed(claim)) return claim;
  return { ...claim, ...including, confirmed: [], sending: { kind: 'idle' } };
}

function afterForm(claim: ClaimState, event: FormEvent<ClaimValues>): ClaimState {
  const form = nextFormState(claim.form, event);
  return event.kind === 'filledIn' ? changed(claim, { form }) : { ...claim, form };
}

function confirmFile(claim: ClaimState, key: string, yes: boolean): ClaimState {
  const files = claim.files.map((one) =>
    one.key === key && one.state.kind === 'received'
      ? { ...one, state: { ...one.state, confirmed: yes } }
      : one,
  );
  return changed(claim, { files });
}

function afterOutcome(
  claim: ClaimState,
  outcome: SubmitOutcome,
  errors: FormErrors<ClaimValues>,
): ClaimState {
  if (claim.sending.kind !== 'busy') return claim;
  if (outcome.kind === 'failed') {
    return { ...claim, sending: { kind: 'failed', key: claim.sending.key, failure: outcome } };
  }
  if (outcome.kind === 'submitted') return { ...claim, sending: outcome };
  const files = outcome.files.reduce((list, { name, meldingen }) => {
    const wrong = meldingen.some(({ level }) => level === 'error');
    const hit = list.find((one) => one.file.name === name);
    return wrong && hit ? setFileState(list, hit.key, { kind: 'rejected', meldingen }) : list;
  }, claim.files);
  const meldingen = allMeldingen(outcome);
  return {
    ...claim,
    files: isFileGone(outcome) ? expired(files) : files,
    form: nextFormState(claim.form, { kind: 'checked', errors }),
    sending: { kind: 'meldingen', meldingen },
  };
}

/** The one place where a claim in the making changes. */
export function nextState(claim: ClaimState, event: ClaimEvent): ClaimState {
  const { files } = claim;
  switch (event.kind) {
    case 'form':
      return afterForm(claim, event.event);
    case 'filesPicked':
      return changed(claim, { files: add(files, event.files) });
    case 'fileState':
      return { ...claim, files: setFileState(files, event.key, event.state) };
    case 'fileConfirmed':
      return confirmFile(claim, event.key, event.yes);
    case 'fileRemoved':
      return changed(claim, { files: files.filter(({ key }) => key !== event.key) });
    case 'sent': {
      const { key, confirmed } = event;
      return isClosed(claim) ? claim : { ...claim, confirmed, sending: { kind: 'busy', key } };
    }
    case 'outcome':
      return afterOutcome(claim, event.outcome, event.errors);
    case 'another':
      return initialState(event.only);
    case 'takenOver':
      return isClosed(claim) ? claim : initialState(undefined, event.concept);
    default:
      return event satisfies never;
  }
}

/** The key to send with: the same one while the same claim is sent again, else a new one. */
export function keyFor(sending: Sending, createKey: () => string): string {
  return sending.kind === 'failed' ? sending.key : createKey();
}

/** How far the claim is; decides which steps can be reached. */
export function progress({ form, files, sending }: ClaimState, context: RuleContext): Progress {
  const errors = checkFields(claimRules, form.values, detailFields, context);
  return {
    who: form.values.declarant !== '',
    nota: notaVerdict(files) === 'done',
    details: Object.keys(errors).length === 0,
    submitted: sending.kind === 'submitted',
  };
}

/** Tells whether leaving would lose something that was filled in. */
export function isUnsent({ form, files, sending }: ClaimState): boolean {
  if (sending.kind === 'submitted') return false;
  const { declarant: _, ...rest } = form.values;
  return files.length > 0 || Object.values(rest).some((value) => value !== '' && value !== false);
}
