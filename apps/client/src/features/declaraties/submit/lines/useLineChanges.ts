import { type Dispatch, useState } from 'react';
import { fieldId } from '../../../../forms/bindFields.ts';
import { useFocusNext } from '../../../../forms/useFocusNext.ts';
import * as notaWords from '../../../../generated/texts/nota.js';
import * as m from '../../../../generated/texts/submit.js';
import type { ClaimEvent } from '../state/claimState.ts';
import type { ClaimLine } from './lines.ts';

/** The id of the button that adds a line: the focus is there when no line is left to go to. */
export const addLineId = fieldId('addLine');

/** The id of a line's heading. */
export function lineHeadingId(key: string): string {
  return fieldId(`${key}-line`);
}

/** What one does with the lines themselves, and what is heard of it. */
export interface LineChanges {
  readonly add: () => void;
  readonly remove: (key: string) => void;
  /** The line that went last, and that it is gone in words, for whoever does not see it go. */
  readonly removed: { readonly key: string; readonly text: string } | undefined;
}

/**
 * Adds lines and takes them away. The focus goes along: to a line that came, and to the one in the place of a line that
 * went, whose button had it.
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
