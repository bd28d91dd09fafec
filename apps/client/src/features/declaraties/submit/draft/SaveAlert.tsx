import * as m from '../../../../generated/texts/submit.js';
import s from './SaveStatus.module.css';
import type { AutoSave } from './useDraft.ts';
import { dayInNetherlands, formatDay } from '@mijn/domain/datum';
import { Button } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Alert } from '@mijn/ui/Alert';
import { type Dispatch, type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePageTracker } from '../../../../api/usePageTracker.ts';
import { useAppEnvironment } from '../../../../api/environment.ts';
import { PostForm } from '../../../../forms/PostForm.tsx';
import { usePostOutcome } from '../../../../forms/usePostOutcome.ts';
import { discardForm } from '../state/draftContent.ts';
import type { ClaimEvent } from '../state/claimReducer.ts';

const words = {
  idle: undefined,
  busy: m.conceptSaving,
  saved: m.conceptSaved,
  failed: m.conceptFailed,
  off: undefined,
} as const;

/** Whether the input is saved; small, and silent for a screen reader unless it fails. */
export function SaveStatus({
  autoSave: { phase, isSaved },
  hasOtherBills = false,
}: {
  readonly autoSave: Pick<AutoSave, 'phase' | 'isSaved'>;
  /** Whether other bills wait, which no draft has (ADR 0055). */
  readonly hasOtherBills?: boolean | undefined;
}) {
  const told = phase === 'saved' && !isSaved ? 'busy' : phase;
  const text = told === 'saved' && hasOtherBills ? m.conceptSavedAlone() : words[told]?.();
  const failed = phase === 'failed';
  return (
    <div className={s['phase']}>
      {!failed && text}
      <output>{failed && text}</output>
    </div>
  );
}

/** The draft of a claim, and what it was resumed from. */
interface ResumedDraft {
  readonly autoSave: AutoSave;
  readonly report: Dispatch<ClaimEvent>;
  /** Last save of the resumed draft, RFC 3339; undefined once the notice was shown. */
  readonly draftSavedAt: string | undefined;
  readonly dismissResumeNotice: () => void;
}

function Elsewhere({ autoSave }: Pick<ResumedDraft, 'autoSave'>) {
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
  readonly submission: ResumedDraft;
  /** The only person to claim for, if there is one. */
  readonly only: string | undefined;
  /** The number of the current step, and the total. */
  readonly where: { readonly now: number; readonly totaal: number };
}

function Resumed({
  submission,
  only,
  where,
  draftSavedAt,
}: SaveAlertProps & { readonly draftSavedAt: string }) {
  const { autoSave, report, dismissResumeNotice } = submission;
  const { language } = useAppEnvironment();
  const navigate = useNavigate();
  const trackPage = usePageTracker();
  const hasFailed = usePostOutcome(discardForm)?.problem !== undefined;
  const [phase, setPhase] = useState<'idle' | 'busy' | 'failed'>(hasFailed ? 'failed' : 'idle');
  // Shown on the step that the person returned to, not on later ones.
  useEffect(() => dismissResumeNotice, [dismissResumeNotice]);
  const begin = async (): Promise<void> => {
    setPhase('busy');
    const isStillHere = trackPage();
    const succeeded = await autoSave.discard();
    setPhase(succeeded ? 'idle' : 'failed');
    if (!succeeded) return;
    dismissResumeNotice();
    report({ kind: 'another', only });
    if (isStillHere()) await navigate('.', { replace: true });
  };
  const discard = (event: FormEvent) => {
    event.preventDefault();
    if (phase !== 'busy') void begin();
  };
  return (
    <Alert
      kind="info"
      title={m.conceptResumedTitle()}
      action={
        <PostForm name={discardForm} onSubmit={discard}>
          <Button type="submit" small variant="secondary" busy={phase === 'busy'}>
            {m.conceptRestart()}
          </Button>
        </PostForm>
      }
    >
      <p>
        {m.conceptResumedText({
          day: formatDay(dayInNetherlands(new Date(draftSavedAt)), language),
          ...where,
        })}
      </p>
      {phase === 'failed' && <p role="alert">{m.conceptRestartFailed()}</p>}
    </Alert>
  );
}

/** Alert about the draft: it was resumed, or another tab changed it. */
export function SaveAlert(props: SaveAlertProps) {
  const { autoSave, draftSavedAt } = props.submission;
  if (autoSave.elsewhere !== undefined) return <Elsewhere autoSave={autoSave} />;
  return draftSavedAt === undefined ? null : <Resumed {...props} draftSavedAt={draftSavedAt} />;
}
