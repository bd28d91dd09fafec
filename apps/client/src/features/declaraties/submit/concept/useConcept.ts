import { type Dispatch, useEffect, useState } from 'react';
import { sendOperation } from '../../../../api/sendOperation.ts';
import { removeConceptOperation } from './concept.operations.ts';
import type { ClaimState } from '../state/claim.ts';
import { isCounted } from '../files/files.ts';
import type { ClaimEvent } from '../state/claimState.ts';
import { AutoSaver, type SaveMessage, textOfContent } from './AutoSaver.ts';
import { type Concept, isEmpty, toConcept } from './concept.ts';

/** The draft of a claim in the making, and what can be done with it. */
export interface AutoSave extends Pick<SaveMessage, 'phase' | 'elsewhere'> {
  /** No file is still on its way; what was refused is nothing to wait for. */
  readonly allReceived: boolean;
  /** All that was filled in is kept at the insurer. */
  readonly isSaved: boolean;
  /** Keeps what is there now; true when all of it is kept. */
  readonly saveNow: () => Promise<boolean>;
  /** Resolves when nothing of it is under way any more. */
  readonly pause: () => Promise<void>;
  /** Goes on with what the other tab made of it. */
  readonly takeOver: () => void;
  /** Goes on with what stands here. */
  readonly keep: () => void;
  /** Throws it away; false when that failed. */
  readonly discard: () => Promise<boolean>;
}

/**
 * Keeps a claim in the making at the insurer while it is filled in (docs/decisions.md §3, §5).
 * @param only whose care alone can be claimed; undefined where there is a choice
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
  // What was sent and got no verdict may be stored: a draft that is kept now would come back as one that was not sent
  // in. Changed, it is another claim.
  const isSent = sending.kind === 'busy' || sending.kind === 'failed';
  const isOpen = !submitted && !isSent;
  useEffect(() => {
    const wanted = toConcept({ values, lines }, files);
    autoSaver.want(isOpen && (!isEmpty(wanted) || autoSaver.keeps) ? wanted : undefined);
  }, [autoSaver, isOpen, values, lines, files]);
  useEffect(() => {
    // Sending in has ended the draft at the insurer.
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
      // What could not be thrown away is kept as before.
      if (succeeded) await autoSaver.end();
      else autoSaver.want(content);
      return succeeded;
    },
  };
}
