import { type Dispatch, useState } from 'react';
import { fieldId } from '../../../../forms/bindFields.ts';
import { useFocusNext } from '../../../../forms/useFocusNext.ts';
import * as notaWords from '../../../../generated/texts/nota.js';
import * as m from '../../../../generated/texts/submit.js';
import type { ClaimEvent } from '../state/claimState.ts';
import type { ClaimLine } from './lines.ts';

/** Id of the button to add a line, which gets the focus when no line is left. */
export const addLineId = fieldId('addLine');

/** Returns the id of a line's heading. */
export function lineHeadingId(key: string): string {
  return fieldId(`${key}-line`);
}

/** The actions on the lines, and their announcement. */
export interface LineChanges {
  readonly add: () => void;
  readonly remove: (key: string) => void;
  /** The last removed line, and the text that announces it. */
  readonly removed: { readonly key: string; readonly text: string } | undefined;
}

/**
 * Adds and removes lines. The focus moves to an added line, or to the line in the place of a removed one,
 * whose button had it.
 */
export function useLineChanges(
  lines: readonly ClaimLine[],
  report: Dispatch<ClaimEvent>,
): LineChanges {
  const focusNext = useFocusNext();
  const [removed, setRemoved] = useState<LineChanges['removed']>();
  const add = () => {
    const keys = [crypto.randomUUID(), crypto.randomUUID()] as const;
    focusNext(lineHeadingId(keys[1]));
    setRemoved(undefined);
    report({ kind: 'lineAdded', keys });
  };
  const remove = (key: string) => {
    const at = lines.findIndex((line) => line.key === key);
    const left = lines.filter((line) => line.key !== key);
    const next = left.length > 1 ? (left[at] ?? left.at(-1)) : undefined;
    focusNext(next ? lineHeadingId(next.key) : addLineId);
    setRemoved({ key, text: m.fileRemoved({ name: notaWords.lineTitle({ number: at + 1 }) }) });
    report({ kind: 'lineRemoved', key });
  };
  return { add, remove, removed };
}
