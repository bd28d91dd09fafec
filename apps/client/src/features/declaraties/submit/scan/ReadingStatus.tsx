import * as m from '../../../../generated/texts/submit.js';
import * as scanWords from '../../../../generated/texts/scan.js';
import { Button } from '@mijn/ui/Button';
import { type Dispatch, useRef } from 'react';
import type { ClaimInProgress, ReadEvent } from '../state/claimReducer.ts';
import { type Reading, notaLabel } from '../state/reading.ts';
import { fieldId } from '../../../../forms/bindFields.ts';
import { Alert } from '@mijn/ui/Alert';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Stack } from '@mijn/ui/Stack';
import { FileText, Files } from 'lucide-react';

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

/** Id of the first of several bills, for the links of the error summary. */
export const severalId = fieldId('several');

/** Choice of the bill to submit out of several, or that they are one; renders nothing when there is one. */
export function SeveralNotas({ claim, report, context }: ClaimInProgress) {
  const place = useRef<HTMLDivElement>(null);
  const { reading } = claim;
  const { language } = context;
  const choose = (at: number | undefined) => {
    report({ kind: 'notaChosen', at, language });
    // The buttons disappear, so reading continues from here.
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1}>
      {reading.kind === 'several' && (
        <Alert kind="warning" title={scanWords.severalTitle({ count: reading.notas.length })}>
          <Stack space="tight">
            <p>{scanWords.severalText()}</p>
            <ButtonGroup>
              {reading.notas.map((nota, at) => (
                <Button
                  key={at}
                  id={at === 0 ? severalId : undefined}
                  small
                  variant="secondary"
                  icon={FileText}
                  onClick={() => choose(at)}
                >
                  {notaLabel(nota, at, language)}
                </Button>
              ))}
              <Button small variant="subtle" icon={Files} onClick={() => choose(undefined)}>
                {scanWords.severalOne()}
              </Button>
            </ButtonGroup>
          </Stack>
        </Alert>
      )}
    </div>
  );
}
