import { type Dispatch, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { takeFiles } from '../../../../platform/pickedFiles.ts';
import type { ClaimState } from '../state/claim.ts';
import type { ClaimEvent } from '../state/claimState.ts';

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
