import { pages } from '@mijn/domain/paths';
import { Dialog } from '@mijn/ui/Dialog';
import { Button } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Alert } from '@mijn/ui/Alert';
import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import { useNavigate } from 'react-router';
import * as t from '../../../generated/texts/idle.js';
import { formatClock, stepOf } from './inactivity.ts';
import { useGuard } from './useGuard.ts';

const aloud = { 120: t.nog120, 60: t.nog60, 30: t.nog30, 10: t.nog10 } as const;

/** Watches over the session, and asks two minutes before it ends whether the person is still there. */
export function SilenceQuestion() {
  const { rest, mislukt, stay } = useGuard();
  const navigate = useNavigate();
  return (
    <Dialog
      open={rest !== undefined}
      urgent
      title={t.titel()}
      onClose={stay}
      buttons={
        <ButtonGroup>
          <Button onClick={stay}>{t.stay()}</Button>
          <Button variant="secondary" onClick={() => void navigate(pages.uitloggen.path)}>
            {t.signOut()}
          </Button>
        </ButtonGroup>
      }
    >
      <p>{t.uitleg()}</p>
      {rest !== undefined && (
        <>
          <p aria-hidden="true">
            <strong>{t.nog({ time: formatClock(rest) })}</strong>
          </p>
          <VisuallyHidden>
            <output>{aloud[stepOf(rest)]()}</output>
          </VisuallyHidden>
        </>
      )}
      {mislukt && (
        <Alert kind="error" role="alert">
          {t.mislukt()}
        </Alert>
      )}
    </Dialog>
  );
}
