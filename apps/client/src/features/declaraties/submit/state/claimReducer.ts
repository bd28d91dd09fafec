import type { Dispatch } from 'react';
import {
  add,
  type ChosenFile,
  filesKey,
  keptIds,
  expired,
  setFileState,
  type FileState,
  replace,
} from './files.ts';
import {
  changed,
  type ClaimState,
  initialState,
  isClosed,
  withoutSent,
  withRemaining,
} from './claim.ts';
import type { Language } from '@mijn/domain/language';
import { reviewed, type ReadNota } from './readNota.ts';
import { reviewLines, type LineEvent, nextLines } from './lineItems.ts';
import { notaLabel, asOneNota, fillInRead, removeRead, type NotRead } from './reading.ts';
import { nextFormState, type FormEvent } from '../../../../forms/formState.ts';
import type { RuleContext, ClaimValues } from './claimFields.ts';
import { type Objections, toObjections } from './objections.ts';
import { isFileGone, type SubmitOutcome } from './outcome.ts';
import type { Concept } from './draftContent.ts';

/** Returns the claim after a bill was chosen, or its draft was replaced. */
export function firstState(claim: ClaimState, event: ClaimEvent): ClaimState {
  switch (event.kind) {
    case 'filesPicked':
      return changed(claim, { files: add(claim.files, event.files) });
    case 'another':
      return { ...initialState(event.only), files: claim.otherFiles };
    case 'takenOver':
      return isClosed(claim)
        ? claim
        : {
            ...initialState(event.only, event.concept),
            otherFiles: claim.otherFiles,
            waiting: claim.waiting,
            submittedNotas: claim.submittedNotas,
          };
    default:
      return claim;
  }
}

type Read = Extract<ReadEvent, { kind: 'read' }>;

export type ReadEvent =
  | { readonly kind: 'reading'; readonly files: string }
  | {
      readonly kind: 'read';
      readonly files: string;
      readonly notas: readonly ReadNota[] | NotRead;
      readonly language: Language;
    }
  | { readonly kind: 'readAgain' }
  /** The bill of this claim, out of several; undefined when they are one. */
  | { readonly kind: 'notaChosen'; readonly at: number | undefined; readonly language: Language }
  /** Somebody has checked the values. */
  | { readonly kind: 'reviewed' };

function chooseNota(claim: ClaimState, at: number | undefined, language: Language): ClaimState {
  if (claim.reading.kind !== 'several') return claim;
  const { notas } = claim.reading;
  const nota = at === undefined ? asOneNota(notas) : notas[at];
  if (!nota) return claim;
  const isOfIt = ({ state }: ChosenFile) =>
    at === undefined ||
    (state.kind === 'received' && nota.bestandIds.includes(state.bestandId ?? ''));
  const files = claim.files.filter(isOfIt);
  const otherFiles = claim.files.filter((one) => !isOfIt(one));
  const ids = keptIds(otherFiles);
  const later = notas.filter(({ bestandIds }) => bestandIds.some((id) => ids.includes(id)));
  // Bills without a file of their own to wait with are kept by their label.
  const left = notas.flatMap((one, place) =>
    at === undefined || one === nota || later.includes(one)
      ? []
      : [{ label: notaLabel(one, place, language), bestandIds: one.bestandIds }],
  );
  return changed(claim, {
    files,
    otherFiles: [...claim.otherFiles, ...otherFiles],
    waiting: claim.waiting + later.length,
    reading: { kind: 'done', files: filesKey(files), nota, reviewed: false, left },
    ...fillInRead(claim, nota, language),
  });
}

function afterRead(claim: ClaimState, { files, notas, language }: Read): ClaimState {
  if (typeof notas === 'string') return { ...claim, reading: { kind: notas, files } };
  const open = withoutSent(notas, claim.submittedNotas);
  const [nota, ...more] = open;
  if (!nota) return { ...claim, reading: { kind: 'nothing', files } };
  if (more.length > 0) return { ...claim, reading: { kind: 'several', files, notas: open } };
  const reading = { kind: 'done', files, nota, reviewed: false, left: [] } as const;
  return changed(claim, { reading, ...fillInRead(claim, nota, language) });
}

// A sent claim does not change by a later reading, so that another attempt sends the same.
function afterReadTooLate(claim: ClaimState, { files, notas }: Read): ClaimState {
  if (typeof notas === 'string') return { ...claim, reading: { kind: notas, files } };
  const [nota] = notas;
  if (!nota) return { ...claim, reading: { kind: 'nothing', files } };
  return { ...claim, reading: { kind: 'done', files, nota, reviewed: true, left: [] } };
}

function afterReview(claim: ClaimState): ClaimState {
  const { reading, marks, lines } = claim;
  return {
    ...claim,
    reading: reading.kind === 'done' ? { ...reading, reviewed: true } : reading,
    marks: reviewed(marks),
    lines: reviewLines(lines),
  };
}

/** Returns the claim after an event of the reading of its bill. */
function afterReading(claim: ClaimState, event: ReadEvent): ClaimState {
  switch (event.kind) {
    case 'reading':
      return { ...claim, reading: { kind: 'busy', files: event.files } };
    case 'read':
      // A reading of other files comes too late.
      if (event.files !== filesKey(claim.files)) return claim;
      return claim.sending.kind === 'idle'
        ? afterRead(claim, event)
        : afterReadTooLate(claim, event);
    case 'readAgain':
      return claim.reading.kind === 'failed'
        ? { ...claim, reading: { kind: 'busy', files: claim.reading.files, again: true } }
        : claim;
    case 'notaChosen':
      return chooseNota(claim, event.at, event.language);
    default:
      return afterReview(claim);
  }
}

export interface OutcomeEvent {
  readonly kind: 'outcome';
  readonly outcome: SubmitOutcome;
  /** Context for the words of the insurer's objections. */
  readonly context: RuleContext;
}

function afterFileObjections(
  files: readonly ChosenFile[],
  objections: Objections['files'],
): readonly ChosenFile[] {
  return objections.reduce((list, { name, meldingen }) => {
    const isWrong = meldingen.some(({ level }) => level === 'error');
    const hit = list.find((one) => one.file.name === name);
    return isWrong && hit ? setFileState(list, hit.key, { kind: 'rejected', meldingen }) : list;
  }, files);
}

/** Returns the claim after its submission; each objection is placed where it can be mended. */
function afterOutcome(claim: ClaimState, { outcome, context }: OutcomeEvent): ClaimState {
  if (claim.sending.kind !== 'busy') return claim;
  if (outcome.kind === 'failed') {
    return { ...claim, sending: { kind: 'failed', key: claim.sending.key, failure: outcome } };
  }
  if (outcome.kind === 'submitted') return { ...claim, sending: outcome };
  const objections = toObjections(outcome, claim.lines.length, context);
  const { fields, lines, files } = objections;
  return {
    ...claim,
    files: isFileGone(outcome) ? expired(claim.files) : afterFileObjections(claim.files, files),
    form: nextFormState(claim.form, { kind: 'refused', errors: fields }),
    lines: claim.lines.map((line, at) => ({
      ...line,
      form: nextFormState(line.form, { kind: 'refused', errors: lines[at] ?? {} }),
    })),
    sending: { kind: 'meldingen', objections },
  };
}

interface PickedFile {
  readonly key: string;
  readonly file: File;
}

export type ClaimEvent =
  | { readonly kind: 'form'; readonly event: FormEvent<ClaimValues> }
  | { readonly kind: 'filesPicked'; readonly files: readonly PickedFile[] }
  | { readonly kind: 'fileState'; readonly key: string; readonly state: FileState }
  | { readonly kind: 'fileConfirmed'; readonly key: string; readonly yes: boolean }
  | { readonly kind: 'fileRemoved'; readonly key: string }
  /** The same file in another form: a photo that was turned. */
  | { readonly kind: 'fileReplaced'; readonly key: string; readonly by: PickedFile }
  | LineEvent
  | ReadEvent
  | { readonly kind: 'sent'; readonly key: string; readonly confirmed: readonly string[] }
  | OutcomeEvent
  | { readonly kind: 'another'; readonly only: string | undefined }
  /** The version of another tab; undefined when it was submitted or discarded there. */
  | {
      readonly kind: 'takenOver';
      readonly concept: Concept | undefined;
      readonly only: string | undefined;
    };

function afterForm(claim: ClaimState, event: FormEvent<ClaimValues>): ClaimState {
  const form = nextFormState(claim.form, event);
  return event.kind === 'filledIn' ? changed(claim, { form }) : { ...claim, form };
}

// Viewing a line, or all of them, changes nothing, as for the claim's own fields.
function afterLine(claim: ClaimState, event: Extract<LineEvent, { kind: 'line' }>): ClaimState {
  const next = nextLines(claim, event);
  return event.event.kind === 'filledIn' ? changed(claim, next) : { ...claim, ...next };
}

function confirmFile(claim: ClaimState, key: string, yes: boolean): ClaimState {
  const files = claim.files.map((one) =>
    one.key === key && one.state.kind === 'received'
      ? { ...one, state: { ...one.state, confirmed: yes } }
      : one,
  );
  return changed(claim, { files });
}

// The values read from files that are all removed are removed too.
function removeFile(claim: ClaimState, key: string): ClaimState {
  const files = claim.files.filter((one) => one.key !== key);
  if (files.length > 0) return changed(claim, { files });
  return changed(claim, { files, ...removeRead(claim), reading: { kind: 'idle' } });
}

/** Reducer of a claim in the making. */
export function nextState(claim: ClaimState, event: ClaimEvent): ClaimState {
  const { files } = claim;
  switch (event.kind) {
    case 'form':
      return afterForm(claim, event.event);
    case 'filesPicked':
    case 'takenOver':
      return firstState(claim, event);
    case 'another':
      return withRemaining(firstState(claim, event), claim);
    case 'fileState':
      return { ...claim, files: setFileState(files, event.key, event.state) };
    case 'fileConfirmed':
      return confirmFile(claim, event.key, event.yes);
    case 'fileRemoved':
      return removeFile(claim, event.key);
    case 'fileReplaced':
      return changed(claim, { files: replace(files, event.key, event.by) });
    case 'lineAdded':
    case 'lineRemoved':
      return changed(claim, nextLines(claim, event));
    case 'line':
      return afterLine(claim, event);
    case 'read':
      return afterReading(claim, event);
    case 'reading':
    case 'readAgain':
    case 'notaChosen':
    case 'reviewed':
      return isClosed(claim) ? claim : afterReading(claim, event);
    case 'sent': {
      const { key, confirmed } = event;
      return isClosed(claim) ? claim : { ...claim, confirmed, sending: { kind: 'busy', key } };
    }
    case 'outcome':
      return afterOutcome(claim, event);
    default:
      return event satisfies never;
  }
}

/** A claim in the making, with its reducer's dispatch and the context of its rules. */
export interface ClaimInProgress {
  readonly claim: ClaimState;
  readonly report: Dispatch<ClaimEvent>;
  readonly context: RuleContext;
}
