import { dayInNetherlands } from '@mijn/domain/datum';
import { formatDay } from '@mijn/domain/dayOnScreen';
import { Button } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Alert } from '@mijn/ui/Alert';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePageTracker } from '../../../../api/usePageTracker.ts';
import { useAppEnvironment } from '../../../../api/environment.ts';
import * as m from '../../../../generated/texts/submit.js';
import type { Submission } from '../state/useSubmission.ts';

function Elsewhere({ autoSave }: Pick<Submission, 'autoSave'>) {
  const gone = autoSave.elsewhere === null;
  return (
    <Alert
      kind="warning"
      title={gone ? m.conceptGoneTitle() : m.conceptElsewhereTitle()}
      role="alert"
      action={
        <ButtonGroup>
          <Button small variant="secondary" onClick={autoSave.takeOver}>
            {gone ? m.conceptRestart() : m.conceptTakeTheirs()}
          </Button>
          <Button small variant="subtle" onClick={autoSave.keep}>
            {m.conceptKeepMine()}
          </Button>
        </ButtonGroup>
      }
    >
      <p>{gone ? m.conceptGoneText() : m.conceptElsewhereText()}</p>
    </Alert>
  );
}

interface SaveAlertProps {
  readonly submission: Submission;
  /** The only person to claim for, if there is one. */
  readonly only: string | undefined;
  /** The number of the current step, and the total. */
  readonly where: { readonly now: number; readonly totaal: number };
}

function Resumed({
  submission,
  only,
  where,
  resumedFrom,
}: SaveAlertProps & { readonly resumedFrom: string }) {
  const { autoSave, report, markTold } = submission;
  const { language } = useAppEnvironment();
  const navigate = useNavigate();
  const trackPage = usePageTracker();
  const [phase, setPhase] = useState<'idle' | 'busy' | 'failed'>('idle');
  // Shown on the step that the person returned to, not on later ones.
  useEffect(() => markTold, [markTold]);
  const begin = async (): Promise<void> => {
    setPhase('busy');
    const isStillHere = trackPage();
    const succeeded = await autoSave.discard();
    setPhase(succeeded ? 'idle' : 'failed');
    if (!succeeded) return;
    markTold();
    report({ kind: 'another', only });
    if (isStillHere()) await navigate('.', { replace: true });
  };
  return (
    <Alert
      kind="info"
      title={m.conceptResumedTitle()}
      action={
        <Button small variant="secondary" busy={phase === 'busy'} onClick={() => void begin()}>
          {m.conceptRestart()}
        </Button>
      }
    >
      <p>
        {m.conceptResumedText({
          day: formatDay(dayInNetherlands(new Date(resumedFrom)), language),
          ...where,
        })}
      </p>
      {phase === 'failed' && <p role="alert">{m.conceptRestartFailed()}</p>}
    </Alert>
  );
}

/** Alert about the draft: it was resumed, or another tab changed it. */
export function SaveAlert(props: SaveAlertProps) {
  const { autoSave, resumedFrom } = props.submission;
  if (autoSave.elsewhere !== undefined) return <Elsewhere autoSave={autoSave} />;
  return resumedFrom === undefined ? null : <Resumed {...props} resumedFrom={resumedFrom} />;
}
