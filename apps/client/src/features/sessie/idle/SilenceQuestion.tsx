import { Dialog } from '@mijn/ui/Dialog';
import { Button } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Alert } from '@mijn/ui/Alert';
import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import * as m from '../../../generated/texts/idle.js';
import { SignOutForm } from '../SignOutForm.tsx';
import { formatClock, stepOf } from './inactivity.ts';
import { useGuard } from './useGuard.ts';

const aloud = { 120: m.left120, 60: m.left60, 30: m.left30, 10: m.left10 } as const;

/**
 * Watches over the session, and asks two minutes before its end whether the person is still there. When
 * staying is impossible, as after two hours, it says so.
 */
export function SilenceQuestion() {
  const { rest, isLast, failed, stay } = useGuard();
  return (
    <Dialog
      open={rest !== undefined}
      urgent
      title={isLast ? m.lastTitle() : m.title()}
      onClose={stay}
      buttons={
        <ButtonGroup>
          <Button onClick={stay}>{isLast ? m.goOn() : m.stay()}</Button>
          <SignOutForm variant="secondary" />
        </ButtonGroup>
      }
    >
      <p>{isLast ? m.lastExplanation() : m.explanation()}</p>
      {rest !== undefined && (
        <>
          <p aria-hidden="true">
            <strong>{m.left({ time: formatClock(rest) })}</strong>
          </p>
          <VisuallyHidden>
            <output>{aloud[stepOf(rest)]()}</output>
          </VisuallyHidden>
        </>
      )}
      {failed && (
        <Alert kind="error" role="alert">
          {m.failed()}
        </Alert>
      )}
    </Dialog>
  );
}
