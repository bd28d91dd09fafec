import { Button } from '@mijn/ui/Button';
import type { Dispatch } from 'react';
import * as m from '../../../../generated/texts/submit.js';
import type { ReadEvent } from '../state/afterReading.ts';
import type { Reading } from './reading.ts';

const notReadTexts: Readonly<Partial<Record<Reading['kind'], () => string>>> = {
  nothing: m.readNothing,
  failed: m.readFailed,
  unreadable: m.readUnreadable,
};

/** Why nothing is filled in from the bill, and what to do; undefined where something is, or may still be. */
export function notReadText({ kind }: Reading): string | undefined {
  return notReadTexts[kind]?.();
}

interface ReadingProps {
  readonly reading: Reading;
  readonly report: Dispatch<ReadEvent>;
}

/** The way to have the bill read once more, where that may help; it stays while that is under way. */
export function ReadAgain({ reading, report }: ReadingProps) {
  const isUnderWay = reading.kind === 'busy' && reading.again === true;
  if (reading.kind !== 'failed' && !isUnderWay) return null;
  return (
    <Button
      small
      variant="secondary"
      busy={isUnderWay}
      onClick={() => report({ kind: 'readAgain' })}
    >
      {m.readAgain()}
    </Button>
  );
}

/** Where reading the bill is, in words; said to a screen reader as it changes. */
export function ReadingNow({ reading, report }: ReadingProps) {
  return (
    <>
      <output>
        {reading.kind === 'busy' && m.readBusy()}
        {reading.kind === 'done' && m.readDone()}
        {notReadText(reading)}
      </output>
      <ReadAgain reading={reading} report={report} />
    </>
  );
}
