import { Dialog } from '@mijn/ui/Dialog';
import { Button } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Alert } from '@mijn/ui/Alert';
import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import * as t from '../../../generated/texts/idle.js';
import { SignOutForm } from '../SignOutForm.tsx';
import { formatClock, stepOf } from './inactivity.ts';
import { useGuard } from './useGuard.ts';

const aloud = { 120: t.left120, 60: t.left60, 30: t.left30, 10: t.left10 } as const;

/**
 * Watches over the session, and asks two minutes before it ends whether the person is still there. Where staying
 * is no choice, as after two hours, it says so.
 */
export function SilenceQuestion() {
  const { rest, isLast, failed, stay } = useGuard();
  return (
    <Dialog
      open={rest !== undefined}
      urgent
      title={isLast ? t.lastTitle() : t.title()}
      onClose={stay}
      buttons={
        <ButtonGroup>
          <Button onClick={stay}>{isLast ? t.goOn() : t.stay()}</Button>
          <SignOutForm variant="secondary" />
        </ButtonGroup>
      }
    >
      <p>{isLast ? t.lastExplanation() : t.explanation()}</p>
      {rest !== undefined && (
        <>
          <p aria-hidden="true">
            <strong>{t.left({ time: formatClock(rest) })}</strong>
          </p>
          <VisuallyHidden>
            <output>{aloud[stepOf(rest)]()}</output>
          </VisuallyHidden>
        </>
      )}
      {failed && (
        <Alert kind="error" role="alert">
          {t.failed()}
        </Alert>
      )}
    </Dialog>
  );
}
