import { type Dispatch, useEffect } from 'react';
import { takeFiles } from '../../../../platform/sharedFiles.ts';
import type { ClaimEvent } from '../state/claimState.ts';

/** What another app shared to the shell around this one counts as picked here. */
export function useOfferedFiles(report: Dispatch<ClaimEvent>): void {
  useEffect(() => {
    const files = takeFiles().map((file) => ({ key: crypto.randomUUID(), file }));
    if (files.length > 0) report({ kind: 'filesPicked', files });
  }, [report]);
}
