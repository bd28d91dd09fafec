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

/**
 * Returns the reason that no values were filled in, and what to do; undefined when some were, or may be
 * yet.
 */
export function notReadText({ kind }: Reading): string | undefined {
  return notReadTexts[kind]?.();
}

interface ReadingProps {
  readonly reading: Reading;
  readonly report: Dispatch<ReadEvent>;
}

/** Button to read the bill again after a failure; it stays during the attempt. */
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

/** The state of the reading in words, announced as it changes. */
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
