import * as loggedOutWords from '../../../../generated/texts/loggedOut.js';
import * as m from '../../../../generated/texts/submit.js';
import * as words from '../../../../generated/texts/shared.js';
import { FilePicker } from '@mijn/ui/FilePicker';
import { Alert } from '@mijn/ui/Alert';
import { Stack } from '@mijn/ui/Stack';
import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import { type Dispatch, useEffect, useEffectEvent, useRef, useState } from 'react';
import { LogInAgain } from '../../../../forms/loggedOut/LoggedOut.tsx';
import { FormErrors } from '../../../../forms/FormErrors.tsx';
import { acceptedFiles } from '../../../../platform/pickedFiles.ts';
import { PhotoTips, NotaRules } from '../upload/NotaRules.tsx';
import { progress } from '../state/claim.ts';
import type { ChosenFile } from '../state/files.ts';
import { FilesList } from '../upload/FilesList.tsx';
import { notaErrors, pickerError, pickerId } from '../upload/notaErrors.ts';
import { useRemovedFile } from '../upload/useRemovedFile.ts';
import type { Reading } from '../state/reading.ts';
import { ReadingNow, SeveralNotas } from '../scan/ReadingStatus.tsx';
import { StepFrame, type StepProps } from './StepFrame.tsx';
import type { ClaimEvent } from '../state/claimReducer.ts';

// A reading that was there before does not lead away again.
function useOnceRead({ kind }: Reading, mayGoOn: boolean, onward: () => void): void {
  const wasRead = useRef(kind === 'done');
  const go = useEffectEvent(onward);
  useEffect(() => {
    if (kind !== 'done') wasRead.current = false;
    else if (mayGoOn && !wasRead.current) {
      wasRead.current = true;
      go();
    }
  }, [kind, mayGoOn]);
}

function isLoggedOut({ state }: ChosenFile): boolean {
  return state.kind === 'failed' && state.error === 'loggedOut';
}

const withKey = (file: File) => ({ key: crypto.randomUUID(), file });

function LoggedOut() {
  return (
    <Alert kind="error" title={loggedOutWords.title()} action={<LogInAgain />} role="alert">
      <p>{m.signedOutText()}</p>
    </Alert>
  );
}

interface ChosenProps extends Pick<StepProps, 'submission'> {
  readonly report: Dispatch<ClaimEvent>;
}

/**
 * The chosen files and the state of the reading, above the input, so that they are visible without
 * scrolling.
 */
function Chosen({ submission, report }: ChosenProps) {
  const { claim, context } = submission;
  return (
    <>
      {claim.files.some(isLoggedOut) && <LoggedOut />}
      <FilesList files={claim.files} report={report} />
      <div>
        <ReadingNow reading={claim.reading} report={report} />
        <SeveralNotas claim={claim} report={report} context={context} />
      </div>
    </>
  );
}

interface NotaStepProps extends StepProps {
  /** Whether leaving the page waits for an answer. */
  readonly isLeaving?: boolean;
}

/**
 * The bill. Each file is sent and checked at once; the next step follows by itself once the bill was read.
 */
export function NotaStep({ submission, only, steps, onward, isLeaving }: NotaStepProps) {
  const { claim, report } = submission;
  const errors = notaErrors(claim);
  // A person who is sent back because of a refused file sees the error at once.
  const isSentBack = claim.sending.kind === 'meldingen' && errors.length > 0;
  const [checks, setChecks] = useState(isSentBack ? 1 : 0);
  const { removed, tell } = useRemovedFile(claim.files, report);
  const isAsked = checks > 0;
  // A person who filled in the rest and came back stays, or leaves for where they want, whenever the reading ends.
  const [isBack, setIsBack] = useState(() => progress(claim, submission.context).details);
  const some = claim.files.length > 0;
  const choose = (files: readonly File[]) => {
    setChecks(0);
    setIsBack(false);
    report({ kind: 'filesPicked', files: files.map(withKey) });
  };
  useOnceRead(claim.reading, errors.length === 0 && !isBack && !isLeaving, onward);
  const goTo = () => {
    setChecks((now) => now + 1);
    if (errors.length === 0) onward();
  };
  return (
    <StepFrame
      submission={submission}
      only={only}
      steps={steps}
      step="nota"
      title={m.notaTitle()}
      hasOtherAction={!some}
      onNext={goTo}
      errors={isAsked && <FormErrors title={words.errorsTitle()} errors={errors} checks={checks} />}
    >
      <Stack>
        {some && <Chosen submission={submission} report={tell} />}
        <output>{removed && <VisuallyHidden>{removed}</VisuallyHidden>}</output>
        <FilePicker
          id={pickerId}
          label={some ? m.notaMore() : m.notaLabel()}
          hint={some ? undefined : <PhotoTips />}
          more={some}
          error={isAsked && pickerError(claim.files)}
          accept={acceptedFiles}
          texts={{ choose: m.choose(), drop: m.dropHint() }}
          onFiles={choose}
        />
        <NotaRules />
      </Stack>
    </StepFrame>
  );
}
