import {
  type FileState,
  type ChosenFile,
  notaVerdict,
  expired,
  add,
  setFileState,
} from './files.ts';
import { type Concept, fromConcept } from './concept/concept.ts';
import {
  check,
  detailFields,
  type TextInput,
  emptyInput,
  type Field,
  type FieldErrors,
} from './input.ts';
import type { Melding } from './meldingen.ts';
import { serverErrors } from './serverErrors.ts';
import type { Progress } from './step.ts';
import type { SubmitOutcome, Failed } from './outcome.ts';

/** Where sending in is. The key makes it safe to send the same again (decisions §5). */
export type Sending =
  | { readonly soort: 'idle' }
  | { readonly soort: 'busy'; readonly sleutel: string }
  | { readonly soort: 'mislukt'; readonly sleutel: string; readonly mislukt: Failed }
  | { readonly soort: 'meldingen'; readonly meldingen: readonly Melding[] }
  | { readonly soort: 'submitted'; readonly nummer: string | undefined };

/** All that is known of a claim that is being made; lives in memory only. */
export interface FormState {
  readonly input: TextInput;
  readonly bestanden: readonly ChosenFile[];
  /** What the person has been told is wrong. */
  readonly errors: FieldErrors;
  /** Codes of warnings about the claim that the person has confirmed. */
  readonly bevestigd: readonly string[];
  readonly sending: Sending;
}

/** What can happen to it. */
export type StateEvent =
  | { readonly soort: 'filledIn'; readonly veld: Field; readonly waarde: string | boolean }
  | { readonly soort: 'gecontroleerd'; readonly errors: FieldErrors }
  | {
      readonly soort: 'bestandenGekozen';
      readonly bestanden: readonly { readonly sleutel: string; readonly bestand: File }[];
    }
  | { readonly soort: 'bestandStaat'; readonly sleutel: string; readonly state: FileState }
  | { readonly soort: 'bestandBevestigd'; readonly sleutel: string; readonly ja: boolean }
  | { readonly soort: 'fileGone'; readonly sleutel: string }
  | { readonly soort: 'verstuurd'; readonly sleutel: string; readonly bevestigd: readonly string[] }
  | { readonly soort: 'outcome'; readonly outcome: SubmitOutcome }
  | { readonly soort: 'nogEen'; readonly only: string | undefined }
  /** What another tab made of it; undefined: it was sent in or thrown away there. */
  | { readonly soort: 'overgenomen'; readonly concept: Concept | undefined };

// The insurer's code for a file that it no longer keeps.
const fileGone = 'bestandOnbekend';

/** A new claim, or one from a draft; whoever is alone on the policy need not choose. */
export function initialState(only: string | undefined, from?: Concept): FormState {
  const { input, bestanden } = from ? fromConcept(from) : { input: emptyInput, bestanden: [] };
  return {
    input: { ...input, declarant: only ?? input.declarant },
    bestanden,
    errors: {},
    bevestigd: [],
    sending: { soort: 'idle' },
  };
}

// Another body asks for another key, and what was confirmed was about the old one.
function changed(formState: FormState, including: Partial<FormState>): FormState {
  if (isClosed(formState)) return formState;
  return { ...formState, ...including, bevestigd: [], sending: { soort: 'idle' } };
}

function fillIn(formState: FormState, field: Field, value: string | boolean): FormState {
  const { [field]: _, ...errors } = formState.errors;
  return changed(formState, { input: { ...formState.input, [field]: value }, errors });
}

function afterOutcome(formState: FormState, outcome: SubmitOutcome): FormState {
  if (formState.sending.soort !== 'busy') return formState;
  if (outcome.soort === 'mislukt') {
    const { sleutel } = formState.sending;
    return { ...formState, sending: { soort: 'mislukt', sleutel, mislukt: outcome } };
  }
  if (outcome.soort === 'submitted') return { ...formState, sending: outcome };
  const files = outcome.bestanden.reduce((list, { naam, meldingen }) => {
    const error = meldingen.some(({ level }) => level === 'error');
    const hit = list.find((one) => one.bestand.name === naam);
    return error && hit ? setFileState(list, hit.sleutel, { soort: 'rejected', meldingen }) : list;
  }, formState.bestanden);
  const meldingen = [...outcome.meldingen, ...outcome.bestanden.flatMap((one) => one.meldingen)];
  return {
    ...formState,
    bestanden: meldingen.some(({ code }) => code === fileGone) ? expired(files) : files,
    errors: serverErrors(meldingen),
    sending: { soort: 'meldingen', meldingen },
  };
}

function isClosed({ sending }: FormState): boolean {
  return sending.soort === 'busy' || sending.soort === 'submitted';
}

function begin(formState: FormState, sleutel: string, bevestigd: readonly string[]): FormState {
  if (isClosed(formState)) return formState;
  return { ...formState, bevestigd, sending: { soort: 'busy', sleutel } };
}

function confirmFile(formState: FormState, key: string, ja: boolean): FormState {
  const bestanden = formState.bestanden.map((one) =>
    one.sleutel === key && one.state.soort === 'received'
      ? { ...one, state: { ...one.state, bevestigd: ja } }
      : one,
  );
  return changed(formState, { bestanden });
}

/** The one place where a claim in the making changes. */
export function nextState(formState: FormState, event: StateEvent): FormState {
  const { bestanden } = formState;
  switch (event.soort) {
    case 'filledIn':
      return fillIn(formState, event.veld, event.waarde);
    case 'gecontroleerd':
      return { ...formState, errors: event.errors };
    case 'bestandenGekozen':
      return changed(formState, { bestanden: add(bestanden, event.bestanden) });
    case 'bestandStaat':
      return {
        ...formState,
        bestanden: setFileState(bestanden, event.sleutel, event.state),
      };
    case 'bestandBevestigd':
      return confirmFile(formState, event.sleutel, event.ja);
    case 'fileGone':
      return changed(formState, {
        bestanden: bestanden.filter(({ sleutel }) => sleutel !== event.sleutel),
      });
    case 'verstuurd':
      return begin(formState, event.sleutel, event.bevestigd);
    case 'outcome':
      return afterOutcome(formState, event.outcome);
    case 'nogEen':
      return initialState(event.only);
    case 'overgenomen':
      return isClosed(formState) ? formState : initialState(undefined, event.concept);
    default:
      return event satisfies never;
  }
}

/** The key to send with: the same one while the same claim is sent again, else a new one. */
export function keyFor(sending: Sending, createNew: () => string): string {
  return sending.soort === 'mislukt' ? sending.sleutel : createNew();
}

/** How far the claim is; decides which steps can be reached. */
export function progress(formState: FormState, today: string): Progress {
  const errors = check(formState.input, detailFields, today);
  return {
    who: formState.input.declarant !== '',
    nota: notaVerdict(formState.bestanden) === 'done',
    details: Object.keys(errors).length === 0,
    submitted: formState.sending.soort === 'submitted',
  };
}

/** Tells whether leaving would lose something that was filled in. */
export function isUnsent({ input, bestanden, sending }: FormState): boolean {
  if (sending.soort === 'submitted') return false;
  const { declarant: _, ...rest } = input;
  return (
    bestanden.length > 0 || Object.values(rest).some((value) => value !== '' && value !== false)
  );
}
