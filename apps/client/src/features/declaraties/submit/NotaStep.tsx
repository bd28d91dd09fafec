import { fileRules } from '@mijn/domain/constanten';
import { FilePicker } from '@mijn/ui/FilePicker';
import { ErrorSummary } from '@mijn/ui/ErrorSummary';
import { Alert } from '@mijn/ui/Alert';
import { Stack } from '@mijn/ui/Stack';
import { useState } from 'react';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/submit.js';
import { formatBytes } from '../formatBytes.ts';
import { type ChosenFile, type NotaVerdict, notaVerdict } from './files.ts';
import { FilesList } from './FilesList.tsx';
import { GoodNota } from './GoodNota.tsx';
import type { StepProps } from './SubmitForm.tsx';
import { LogInAgain } from './LogInAgain.tsx';
import { StepFrame } from './StepFrame.tsx';

const pickerId = 'veld-bestanden';
const accept =
  '.pdf,.jpg,.jpeg,.png,.heic,.heif,application/pdf,image/jpeg,image/png,image/heic,image/heif';

const verdictText: Record<Exclude<NotaVerdict, 'done'>, () => string> = {
  leeg: m.notaLeeg,
  busy: m.notaBezig,
  objection: m.notaBezwaar,
  confirm: m.notaBevestigen,
};

function isLoggedOut({ state }: ChosenFile): boolean {
  return state.soort === 'mislukt' && state.error === 'loggedOut';
}

function Lines() {
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

/** Step 2: the bill. The rules stand before the choice; each file is sent and checked at once. */
export function NotaStep({ submit, onward }: StepProps) {
  const { formState, report } = submit;
  const [attempt, setAttempt] = useState(0);
  const verdict = notaVerdict(formState.bestanden);
  const error = attempt > 0 && verdict !== 'done' ? verdictText[verdict]() : undefined;
  const choose = (files: readonly File[]) => {
    setAttempt(0);
    const fresh = files.map((bestand) => ({ sleutel: crypto.randomUUID(), bestand }));
    report({ soort: 'bestandenGekozen', bestanden: fresh });
  };
  const goTo = () => {
    setAttempt((now) => now + 1);
    if (verdict === 'done') onward();
  };
  return (
    <StepFrame
      stap="nota"
      titel={m.notaTitel()}
      onNext={goTo}
      errors={
        error && (
          <ErrorSummary
            key={attempt}
            title={m.foutTitel()}
            errors={[{ fieldId: pickerId, text: error }]}
          />
        )
      }
    >
      <Stack>
        <FilePicker
          id={pickerId}
          label={m.notaLabel()}
          hint={<Lines />}
          error={error}
          accept={accept}
          texts={{ takePhoto: m.takePhoto(), chooseFile: m.chooseFile(), drop: m.sleep() }}
          onFiles={choose}
        />
        {formState.bestanden.some(isLoggedOut) && (
          <Alert kind="error" title={m.uitgelogdTitel()} action={<LogInAgain />} role="alert">
            <p>{m.uitgelogdNota()}</p>
          </Alert>
        )}
        <FilesList bestanden={formState.bestanden} report={report} />
        <GoodNota />
      </Stack>
    </StepFrame>
  );
}
