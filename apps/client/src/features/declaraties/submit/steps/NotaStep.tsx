import { fileRules } from '@mijn/domain/constants';
import { FilePicker } from '@mijn/ui/FilePicker';
import { Alert } from '@mijn/ui/Alert';
import { Stack } from '@mijn/ui/Stack';
import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import { type Dispatch, useState } from 'react';
import { fieldId } from '../../../../forms/bindFields.ts';
import { LogInAgain } from '../../../../forms/loggedOut/LogInAgain.tsx';
import { FormErrors } from '../../../../forms/FormErrors.tsx';
import { useAppEnvironment } from '../../../../api/environment.ts';
import * as loggedOut from '../../../../generated/texts/loggedOut.js';
import * as m from '../../../../generated/texts/submit.js';
import * as common from '../../../../generated/texts/shared.js';
import { formatBytes } from '../../formatBytes.ts';
import {
  type ChosenFile,
  fileFieldId,
  type NotaVerdict,
  notaVerdict,
  openWarnings,
} from '../files/files.ts';
import { GoodNota } from '../files/GoodNota.tsx';
import { ReadingNow } from '../read/ReadingNow.tsx';
import { severalId } from '../read/severalId.ts';
import { StepFrame, type StepProps } from './StepFrame.tsx';
import type { ClaimEvent } from '../state/claimState.ts';
import type { LaterSteps } from './lazyLaterSteps.ts';

const pickerId = fieldId('bestanden');
/** What a file input offers to choose. */
export const accept =
  '.pdf,.jpg,.jpeg,.png,.heic,.heif,application/pdf,image/jpeg,image/png,image/heic,image/heif';

const verdictText: Record<Exclude<NotaVerdict, 'done'>, () => string> = {
  empty: m.notaMissing,
  busy: m.notaBusy,
  objection: m.notaRejected,
  confirm: m.notaToConfirm,
};

function isLoggedOut({ state }: ChosenFile): boolean {
  return state.kind === 'failed' && state.error === 'loggedOut';
}

// One line for each file that is not right, leading to what one can do about it; else one for all.
function errorsOf(files: readonly ChosenFile[], verdict: Exclude<NotaVerdict, 'done'>) {
  const wrong = files.filter((one) =>
    verdict === 'objection' ? one.state.kind !== 'received' : openWarnings(one).length > 0,
  );
  if (verdict !== 'objection' && verdict !== 'confirm')
    return [{ fieldId: pickerId, text: verdictText[verdict]() }];
  const words = verdict === 'objection' ? m.fileRejected : m.fileToConfirm;
  return wrong.map(({ key, file }) => ({
    fieldId: fileFieldId(key),
    text: words({ naam: file.name }),
  }));
}

/** What a bill must be like, before it is chosen. */
export function FileRules() {
  const { language } = useAppEnvironment();
  const { maximumCount, maximumBytes, maximumBytesTogether } = fileRules;
  const per = formatBytes(maximumBytes, language);
  const together = formatBytes(maximumBytesTogether, language);
  return (
    <ul>
      <li>{m.notaRule1()}</li>
      <li>{m.notaRule2({ aantal: String(maximumCount), per, together })}</li>
      <li>{m.notaRule3()}</li>
    </ul>
  );
}

const withKey = (file: File) => ({ key: crypto.randomUUID(), file });

function LoggedOut() {
  return (
    <Alert kind="error" title={loggedOut.title()} action={<LogInAgain />} role="alert">
      <p>{m.signedOutText()}</p>
    </Alert>
  );
}

interface ChosenProps extends Pick<StepProps, 'submission'> {
  readonly report: Dispatch<ClaimEvent>;
  /** As soon as they are there. */
  readonly later: LaterSteps['parts'] | undefined;
}

/** What was chosen, and where reading it is: before the way to more, so that it is seen without scrolling. */
function Chosen({ submission, later, report }: ChosenProps) {
  const { claim, context } = submission;
  return (
    <>
      {claim.files.some(isLoggedOut) && <LoggedOut />}
      {later && <later.FilesList files={claim.files} report={report} />}
      <div>
        <ReadingNow reading={claim.reading} />
        {later && <later.SeveralNotas claim={claim} report={report} context={context} />}
      </div>
    </>
  );
}

// Whoever does not see a file go away hears that it did.
function useRemoved({ claim, report }: StepProps['submission']) {
  const [removed, setRemoved] = useState('');
  const tell = (event: ClaimEvent) => {
    const gone = event.kind === 'fileRemoved' && claim.files.find(({ key }) => key === event.key);
    if (gone) setRemoved(m.fileRemoved({ naam: gone.file.name }));
    report(event);
  };
  return { removed, tell };
}

/** The bill. The rules and how to take a good photo stand before the choice; each file is sent and checked at once. */
export function NotaStep({ submission, only, steps, onward }: StepProps) {
  const { claim, report } = submission;
  const [checks, setChecks] = useState(0);
  const later = submission.later?.parts;
  const { removed, tell } = useRemoved(submission);
  const verdict = notaVerdict(claim.files);
  const asked = checks > 0 && verdict !== 'done';
  const error = asked ? verdictText[verdict]() : undefined;
  const several = claim.reading.kind === 'several';
  const some = claim.files.length > 0;
  const errors = [
    ...(asked ? errorsOf(claim.files, verdict) : []),
    ...(checks > 0 && several ? [{ fieldId: severalId, text: m.severalFirst() }] : []),
  ];
  const choose = (files: readonly File[]) => {
    setChecks(0);
    report({ kind: 'filesPicked', files: files.map(withKey) });
  };
  const goTo = () => {
    setChecks((now) => now + 1);
    if (verdict === 'done' && !several) onward();
  };
  return (
    <StepFrame
      submission={submission}
      only={only}
      steps={steps}
      step="nota"
      title={m.notaTitle()}
      onNext={goTo}
      errors={<FormErrors title={common.errorsTitle()} errors={errors} checks={checks} />}
    >
      <Stack>
        {some && <Chosen submission={submission} later={later} report={tell} />}
        <output>{removed && <VisuallyHidden>{removed}</VisuallyHidden>}</output>
        <FilePicker
          id={pickerId}
          label={some ? m.notaMore() : m.notaLabel()}
          hint={some ? undefined : <FileRules />}
          more={some}
          error={error}
          accept={accept}
          texts={{ takePhoto: m.takePhoto(), chooseFile: m.chooseFile(), drop: m.dropHint() }}
          onFiles={choose}
        />
        <GoodNota />
      </Stack>
    </StepFrame>
  );
}
