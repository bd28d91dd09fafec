import { type Dispatch, useEffect, useState } from 'react';
import { sendOperation } from '../../../../api/sendOperation.ts';
import { removeConceptOperation } from '../state/submit.operations.ts';
import type { ClaimState } from '../state/claim.ts';
import { isCounted } from '../state/files.ts';
import type { ClaimEvent } from '../state/claimReducer.ts';
import { AutoSaver, type SaveMessage, textOfContent } from './AutoSaver.ts';
import { type Concept, isEmpty, toConcept } from '../state/draftContent.ts';

export interface AutoSave extends Pick<SaveMessage, 'phase' | 'elsewhere'> {
  /** Whether no file is on its way; refused ones do not count. */
  readonly allReceived: boolean;
  /** Whether all input is stored at the insurer. */
  readonly isSaved: boolean;
  /** Saves the current input; resolves to whether everything is saved. */
  readonly saveNow: () => Promise<boolean>;
  /** Resolves when no call is under way any more. */
  readonly pause: () => Promise<void>;
  /** Continues with the version of the other tab. */
  readonly takeOver: () => void;
  /** Continues with the version of this tab. */
  readonly keep: () => void;
  /** Discards the draft; resolves to false when that failed. */
  readonly discard: () => Promise<boolean>;
}

/**
 * Saves a claim at the insurer while it is filled in (docs/decisions.md §3, §5).
 * @param only the only person to claim for; undefined when there is a choice
 */
export function useConcept(
  claim: ClaimState,
  report: Dispatch<ClaimEvent>,
  begin: Concept | undefined,
  only: string | undefined,
): AutoSave {
  const [told, setMessage] = useState<SaveMessage>();
  const [autoSaver] = useState(() => new AutoSaver(begin, setMessage));
  const { files, lines, sending } = claim;
  const { values } = claim.form;
  const content = toConcept({ values, lines }, files);
  const text = textOfContent(content);
  const submitted = sending.kind === 'submitted';
  // A claim that was sent without a verdict may be stored, and a draft saved now would return as one
  // that was not submitted. A changed claim is another claim.
  const isSent = sending.kind === 'busy' || sending.kind === 'failed';
  const isOpen = !submitted && !isSent;
  useEffect(() => {
    const wanted = toConcept({ values, lines }, files);
    autoSaver.want(isOpen && (!isEmpty(wanted) || autoSaver.keeps) ? wanted : undefined);
  }, [autoSaver, isOpen, values, lines, files]);
  useEffect(() => {
    // Submitting has ended the draft at the insurer.
    if (submitted) void autoSaver.end();
  }, [autoSaver, submitted]);
  useEffect(() => () => autoSaver.close(), [autoSaver]);

  const { phase, elsewhere, saved } = told ?? autoSaver.message;
  const allReceived = files.every((file) => file.state.kind === 'received' || !isCounted(file));
  const isSaved = saved === text && allReceived;
  // The file itself says that it was not sent.
  const waitsForPerson = saved === text && files.some(({ state }) => state.kind === 'failed');
  return {
    phase: (isSent && !isSaved) || waitsForPerson ? 'idle' : phase,
    elsewhere,
    allReceived,
    isSaved,
    saveNow: () => autoSaver.saveNow(),
    pause: () => autoSaver.pause(),
    takeOver: () => {
      report({ kind: 'takenOver', concept: elsewhere ?? undefined, only });
      autoSaver.resume();
    },
    keep: () => autoSaver.resume(),
    discard: async () => {
      await autoSaver.pause();
      const { succeeded } = await sendOperation(removeConceptOperation, {});
      // After a failure the draft is saved as before.
      if (succeeded) await autoSaver.end();
      else autoSaver.want(content);
      return succeeded;
    },
  };
}
