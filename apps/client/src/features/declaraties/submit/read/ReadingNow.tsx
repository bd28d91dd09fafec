import * as m from '../../../../generated/texts/submit.js';
import type { Reading } from './reading.ts';

const words: Readonly<Partial<Record<Reading['kind'], () => string>>> = {
  busy: m.readBusy,
  done: m.readDone,
  nothing: m.readNothing,
  failed: m.readNothing,
};

/** Where reading the bill is, in words; said to a screen reader as it changes. */
export function ReadingNow({ reading }: { readonly reading: Reading }) {
  return <output>{words[reading.kind]?.()}</output>;
}
