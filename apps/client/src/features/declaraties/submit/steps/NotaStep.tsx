import { fileRules } from '@mijn/domain/constants';
import { FilePicker } from '@mijn/ui/FilePicker';
import { Alert } from '@mijn/ui/Alert';
import { Stack } from '@mijn/ui/Stack';
import { useState } from 'react';
import { fieldId } from '../../../../forms/bindFields.ts';
import { FormErrors } from '../../../../forms/FormErrors.tsx';
import { useAppEnvironment } from '../../../../api/environment.ts';
import * as m from '../../../../generated/texts/submit.js';
import { formatBytes } from '../../formatBytes.ts';
import { type ChosenFile, type NotaVerdict, notaVerdict } from '../files/files.ts';
import { GoodNota } from '../files/GoodNota.tsx';
import { ReadingNow } from '../read/ReadingNow.tsx';
import { severalId } from '../read/severalId.ts';
import { LogInAgain } from '../send/LogInAgain.tsx';
import { StepFrame, type StepProps } from './StepFrame.tsx';
import { useLaterSteps } from './useLaterSteps.ts';

const pickerId = fieldId('bestanden');
/** What a file input offers to choose. */
export const accept =
  '.pdf,.jpg,.jpeg,.png,.heic,.heif,application/pdf,image/jpeg,image/png,image/heic,image/heif';

const verdictText: Record<Exclude<NotaVerdict, 'done'>, () => string> = {
  empty: m.notaLeeg,
  busy: m.notaBezig,
  objection: m.notaBezwaar,
  confirm: m.notaBevestigen,
};

function isLoggedOut({ state }: ChosenFile): boolean {
  return state.kind === 'failed' && state.error === 'loggedOut';
}

/** What a bill must be like, before it is chosen. */
export function FileRules() {
  const { taal } = useAppEnvironment();
  const { maximumCount, maximumBytes, maximumBytesTogether } = fileRules;
  const per = formatBytes(maximumBytes, taal);
  const together = formatBytes(maximumBytesTogether, taal);
  return (
    <ul>
      <li>{m.notaRegel1()}</li>
      <li>{m.notaRegel2({ aantal: String(maximumCount), per, together })}</li>
      <li>{m.notaRegel3()}</li>
    </ul>
  );
}

const withKey = (file: File) => ({ key: crypto.randomUUID(), file });

function LoggedOut() {
  return (
    <Alert kind="error" title={m.uitgelogdTitel()} action={<LogInAgain />} role="alert">
      <p>{m.uitgelogdNota()}</p>
    </Alert>
  );
}

interface ChosenProps extends Pick<StepProps, 'submission'> {
  /** As soon as they are there. */
  readonly later: NonNullable<ReturnType<typeof useLaterSteps>>['parts'] | undefined;
}

/** What was chosen, and where reading it is: before the way to more, so that it is seen without scrolling. */
function Chosen({ submission, later }: ChosenProps) {
  const { claim, report, context } = submission;
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

/** The bill. The rules and how to take a good photo stand before the choice; each file is sent and checked at once. */
export function NotaStep({ submission, only, steps, onward }: StepProps) {
  const { claim, report } = submission;
  const [checks, setChecks] = useState(0);
  const later = useLaterSteps()?.parts;
  const verdict = notaVerdict(claim.files);
  const error = checks > 0 && verdict !== 'done' ? verdictText[verdict]() : undefined;
  const several = claim.reading.kind === 'several';
  const some = claim.files.length > 0;
  const errors = [
    ...(error === undefined ? [] : [{ fieldId: pickerId, text: error }]),
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
      title={m.notaTitel()}
      onNext={goTo}
      errors={<FormErrors title={m.foutTitel()} errors={errors} checks={checks} />}
    >
      <Stack>
        {some && <Chosen submission={submission} later={later} />}
        <FilePicker
          id={pickerId}
          label={some ? m.notaMeer() : m.notaLabel()}
          hint={some ? undefined : <FileRules />}
          more={some}
          error={error}
          accept={accept}
          texts={{ takePhoto: m.takePhoto(), chooseFile: m.chooseFile(), drop: m.sleep() }}
          onFiles={choose}
        />
        <GoodNota />
      </Stack>
    </StepFrame>
  );
}
