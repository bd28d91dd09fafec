import { type Dispatch, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { takeFiles } from '../../../../platform/pickedFiles.ts';
import type { ClaimState } from '../state/claim.ts';
import type { ClaimEvent } from '../state/claimReducer.ts';
import { callPaths } from '@mijn/domain/paths';
import type { FileState, ChosenFile } from '../state/files.ts';
import { fileOutcome, type FileOutcome } from '../state/outcome.ts';
import { send } from '../send/sendClaim.ts';

/**
 * Adds the files that were picked by the camera button of the frame; after a submission they begin another
 * claim.
 * @param only the only person to claim for; undefined when there is a choice
 */
export function usePickedFiles(
  claim: ClaimState,
  report: Dispatch<ClaimEvent>,
  only: string | undefined,
): void {
  const state: unknown = useLocation().state;
  const isSubmitted = claim.sending.kind === 'submitted';
  const add = useEffectEvent((files: readonly File[]) => {
    if (isSubmitted) report({ kind: 'another', only });
    report({
      kind: 'filesPicked',
      files: files.map((file) => ({ key: crypto.randomUUID(), file })),
    });
  });
  useEffect(() => {
    const files = takeFiles(state);
    if (files.length > 0) add(files);
  }, [state]);
}

function stateAfter(outcome: FileOutcome): FileState {
  return outcome.kind === 'received' ? { ...outcome, confirmed: false } : outcome;
}

async function sendFile(
  { file, key }: ChosenFile,
  report: Dispatch<ClaimEvent>,
  signal: AbortSignal,
): Promise<void> {
  // A file of a draft is no `File`, and is already received.
  if (!(file instanceof File)) return;
  const form = new FormData();
  form.append('bestand', file, file.name);
  const onProgress = (progress: number) =>
    report({ kind: 'fileState', key, state: { kind: 'sending', progress } });
  const response = await send({
    path: callPaths.validateFile,
    form,
    onProgress,
    signal,
  });
  if (signal.aborted) return;
  report({ kind: 'fileState', key, state: stateAfter(fileOutcome(response)) });
}

/**
 * Sends each chosen file for its check as soon as it is in the list (docs/decisions.md §5), and aborts a
 * removed one.
 */
export function useSendFiles(files: readonly ChosenFile[], report: Dispatch<ClaimEvent>): void {
  const underWay = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const running = underWay.current;
    for (const one of files) {
      if (one.state.kind !== 'sending') running.delete(one.key);
      else if (!running.has(one.key)) {
        const stop = new AbortController();
        running.set(one.key, stop);
        void sendFile(one, report, stop.signal);
      }
    }
    for (const [key, stop] of running) {
      if (files.some((one) => one.key === key)) continue;
      stop.abort();
      running.delete(key);
    }
  }, [files, report]);
  useEffect(() => {
    const running = underWay.current;
    return () => {
      for (const stop of running.values()) stop.abort();
      running.clear();
    };
  }, []);
}
