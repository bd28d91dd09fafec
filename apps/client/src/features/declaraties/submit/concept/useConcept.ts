import { type Dispatch, useEffect, useState } from 'react';
import { sendOperation } from '../../../../api/sendOperation.ts';
import { removeConceptOperation } from './concept.operations.ts';
import { isUnsent, type ClaimState } from '../state/claim.ts';
import type { ClaimEvent } from '../state/claimState.ts';
import { AutoSaver, type SaveMessage, textOfContent } from './AutoSaver.ts';
import { type Concept, toConcept } from './concept.ts';

/** The draft of a claim in the making, and what can be done with it. */
export interface AutoSave extends Pick<SaveMessage, 'phase' | 'elsewhere'> {
  /** No file is still on its way, or refused. */
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

/** Keeps a claim in the making at the insurer while it is filled in (decisions §3, §5). */
export function useConcept(
  claim: ClaimState,
  report: Dispatch<ClaimEvent>,
  begin: Concept | undefined,
): AutoSave {
  const [told, setMessage] = useState<SaveMessage>();
  const [autoSaver] = useState(() => new AutoSaver(begin, setMessage));
  const { files, lines, sending } = claim;
  const { values } = claim.form;
  const text = textOfContent(toConcept({ values, lines }, files));
  const submitted = sending.kind === 'submitted';
  const hasSomething = isUnsent(claim) && sending.kind !== 'busy';
  useEffect(() => {
    autoSaver.want(hasSomething ? toConcept({ values, lines }, files) : undefined);
  }, [autoSaver, hasSomething, values, lines, files]);
  useEffect(() => {
    // Sending in has ended the draft at the insurer.
    if (submitted) void autoSaver.end();
  }, [autoSaver, submitted]);
  useEffect(() => () => autoSaver.close(), [autoSaver]);

  const { phase, elsewhere, saved } = told ?? autoSaver.message;
  const allReceived = files.every(({ state }) => state.kind === 'received');
  return {
    phase,
    elsewhere,
    allReceived,
    isSaved: saved === text && allReceived,
    saveNow: () => autoSaver.saveNow(),
    pause: () => autoSaver.pause(),
    takeOver: () => {
      report({ kind: 'takenOver', concept: elsewhere ?? undefined });
      autoSaver.resume();
    },
    keep: () => autoSaver.resume(),
    discard: async () => {
      await autoSaver.end();
      return (await sendOperation(removeConceptOperation, {})).succeeded;
    },
  };
}
