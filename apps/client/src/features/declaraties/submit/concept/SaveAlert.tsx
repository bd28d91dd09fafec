import { dayInNetherlands, formatDay } from '@mijn/domain/datum';
import { Button } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Alert } from '@mijn/ui/Alert';
import { useContext, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAppEnvironment } from '../../../../api/environment.ts';
import * as m from '../../../../generated/texts/submit.js';
import s from './SaveAlert.module.css';
import { AutoSaveContext, type AutoSaveScope } from './AutoSaveContext.ts';

function Elsewhere({ autoSave }: Pick<AutoSaveScope, 'autoSave'>) {
  const gone = autoSave.elsewhere === null;
  return (
    <Alert
      kind="warning"
      title={gone ? m.conceptWegTitel() : m.conceptEldersTitel()}
      role="alert"
      action={
        <ButtonGroup>
          <Button small variant="secondary" onClick={autoSave.takeOver}>
            {gone ? m.conceptLeeg() : m.conceptNeemOver()}
          </Button>
          <Button small variant="subtle" onClick={autoSave.keep}>
            {m.conceptHoud()}
          </Button>
        </ButtonGroup>
      }
    >
      <p>{gone ? m.conceptWegTekst() : m.conceptEldersTekst()}</p>
    </Alert>
  );
}

function Resumed(props: AutoSaveScope & { readonly startedAt: string }) {
  const { autoSave, report, only, startedAt, markSaid } = props;
  const { taal } = useAppEnvironment();
  const navigate = useNavigate();
  const [phase, setPhase] = useState<'idle' | 'busy' | 'mislukt'>('idle');
  // Said on the step one came back to, not on the next ones.
  useEffect(() => markSaid, [markSaid]);
  const begin = async (): Promise<void> => {
    setPhase('busy');
    const succeeded = await autoSave.discard();
    setPhase(succeeded ? 'idle' : 'mislukt');
    if (!succeeded) return;
    markSaid();
    report({ soort: 'nogEen', only });
    await navigate('.', { replace: true });
  };
  return (
    <Alert
      kind="info"
      title={m.conceptHervatTitel()}
      action={
        <Button small variant="subtle" busy={phase === 'busy'} onClick={() => void begin()}>
          {m.conceptOpnieuw()}
        </Button>
      }
    >
      <p>{m.conceptHervatTekst({ dag: formatDay(dayInNetherlands(new Date(startedAt)), taal) })}</p>
      {phase === 'mislukt' && <p role="alert">{m.conceptOpnieuwMislukt()}</p>}
    </Alert>
  );
}

/** What there is to say of the draft: it was taken up again, or another tab changed it. */
export function SaveAlert() {
  const from = useContext(AutoSaveContext);
  if (!from) return null;
  if (from.autoSave.elsewhere !== undefined) return <Elsewhere autoSave={from.autoSave} />;
  const { startedAt } = from;
  return startedAt === undefined ? null : <Resumed {...from} startedAt={startedAt} />;
}

const words = {
  idle: undefined,
  busy: m.conceptBezig,
  bewaard: m.conceptBewaard,
  mislukt: m.conceptMislukt,
  out: undefined,
} as const;

/** Whether what was filled in is kept; small, and silent to a screen reader unless it fails. */
export function SaveStatus() {
  const { phase = 'idle', isSaved = false } = useContext(AutoSaveContext)?.autoSave ?? {};
  const text = words[phase === 'bewaard' && !isSaved ? 'busy' : phase]?.();
  return <div className={s['phase']}>{phase === 'mislukt' ? <output>{text}</output> : text}</div>;
}
