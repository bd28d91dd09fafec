import { FilePicker } from '@mijn/ui/FilePicker';
import { Alert } from '@mijn/ui/Alert';
import { Stack } from '@mijn/ui/Stack';
import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import { type Dispatch, useState } from 'react';
import { LogInAgain } from '../../../../forms/loggedOut/LogInAgain.tsx';
import { FormErrors } from '../../../../forms/FormErrors.tsx';
import * as loggedOutWords from '../../../../generated/texts/loggedOut.js';
import * as m from '../../../../generated/texts/submit.js';
import * as words from '../../../../generated/texts/shared.js';
import { accept, FileRules } from '../files/FileRules.tsx';
import type { ChosenFile } from '../files/files.ts';
import { FilesList } from '../files/FilesList.tsx';
import { GoodNota } from '../files/GoodNota.tsx';
import { notaErrors, pickerError, pickerId } from '../files/notaErrors.ts';
import { useRemovedFile } from '../files/useRemovedFile.ts';
import { ReadingNow } from '../read/ReadingNow.tsx';
import { SeveralNotas } from '../read/SeveralNotas.tsx';
import { StepFrame, type StepProps } from './StepFrame.tsx';
import type { ClaimEvent } from '../state/claimState.ts';

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

/**
 * The bill. The requirements and advice for photos stand before the input; each file is sent and checked at
 * once.
 */
export function NotaStep({ submission, only, steps, onward }: StepProps) {
  const { claim, report } = submission;
  const errors = notaErrors(claim);
  // A person who is sent back because of a refused file sees the error at once.
  const isSentBack = claim.sending.kind === 'meldingen' && errors.length > 0;
  const [checks, setChecks] = useState(isSentBack ? 1 : 0);
  const { removed, tell } = useRemovedFile(claim.files, report);
  const isAsked = checks > 0;
  const some = claim.files.length > 0;
  const choose = (files: readonly File[]) => {
    setChecks(0);
    report({ kind: 'filesPicked', files: files.map(withKey) });
  };
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
      onNext={goTo}
      errors={isAsked && <FormErrors title={words.errorsTitle()} errors={errors} checks={checks} />}
    >
      <Stack>
        {some && <Chosen submission={submission} report={tell} />}
        <output>{removed && <VisuallyHidden>{removed}</VisuallyHidden>}</output>
        <FilePicker
          id={pickerId}
          label={some ? m.notaMore() : m.notaLabel()}
          hint={some ? undefined : <FileRules />}
          more={some}
          error={isAsked && pickerError(claim.files)}
          accept={accept}
          texts={{ takePhoto: m.takePhoto(), chooseFile: m.chooseFile(), drop: m.dropHint() }}
          onFiles={choose}
        />
        <GoodNota />
      </Stack>
    </StepFrame>
  );
}
