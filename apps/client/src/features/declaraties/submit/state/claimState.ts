import { type FormEvent, nextFormState } from '../../../../forms/formState.ts';
import type { Concept } from '../concept/concept.ts';
import type { ClaimValues } from '../fields/fields.ts';
import { type FileState, replace, setFileState } from '../files/files.ts';
import { type LineEvent, nextLines } from '../lines/nextLines.ts';
import { removeRead } from '../read/reading.ts';
import { afterOutcome, type OutcomeEvent } from './afterOutcome.ts';
import { afterReading, type ReadEvent } from './afterReading.ts';
import { changed, type ClaimState, isClosed } from './claim.ts';
import { firstState } from './firstState.ts';
import { withLeft } from './leftNotas.ts';

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
      return withLeft(firstState(claim, event), claim);
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
    case 'looked':
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
