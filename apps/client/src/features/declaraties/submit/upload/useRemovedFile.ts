import * as m from '../../../../generated/texts/submit.js';
import { type Dispatch, useState } from 'react';
import { useFocusNext } from '../../useFocusNext.ts';
import type { ClaimEvent } from '../state/claimReducer.ts';
import { type ChosenFile, fileFieldId } from '../state/files.ts';
import { pickerId } from './notaErrors.ts';

export interface RemovedFile {
  /** Empty before the first removal. */
  readonly removed: string;
  readonly tell: Dispatch<ClaimEvent>;
}

/**
 * Announces that a file was removed, and moves the focus to the file in its place or to the file input,
 * because the focused button is removed with the file.
 */
export function useRemovedFile(
  files: readonly ChosenFile[],
  report: Dispatch<ClaimEvent>,
): RemovedFile {
  const focusNext = useFocusNext();
  const [removed, setRemoved] = useState('');
  const remove = (key: string) => {
    const at = files.findIndex((one) => one.key === key);
    const left = files.filter((one) => one.key !== key);
    const next = left[at] ?? left.at(-1);
    focusNext(next ? fileFieldId(next.key) : pickerId);
    setRemoved(m.fileRemoved({ name: files[at]?.file.name ?? '' }));
  };
  const tell = (event: ClaimEvent) => {
    if (event.kind === 'fileRemoved' && files.some(({ key }) => key === event.key))
      remove(event.key);
    report(event);
  };
  return { removed, tell };
}
