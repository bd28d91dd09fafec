import { Dialog } from '@mijn/ui/Dialog';
import { Button } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Alert } from '@mijn/ui/Alert';
import { useEffect, useRef, useState } from 'react';
import { mayRetry } from '../../../api/mutation.ts';
import * as m from '../../../generated/texts/detail.js';
import type { Withdrawal } from './useWithdrawal.ts';

// The button that had the focus is gone: what came instead takes it.
function AlreadyPickedUp() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Alert kind="info" title={m.withdrawConflictTitle()}>
        <p>{m.withdrawConflictText()}</p>
      </Alert>
    </div>
  );
}

function Failed() {
  return (
    <Alert kind="error" role="alert">
      <p>{m.withdrawFailed()}</p>
    </Alert>
  );
}

/** A way to withdraw a claim: a quiet button, and a question before it is done. */
export function Withdraw(props: { readonly allowed: boolean; readonly withdrawal: Withdrawal }) {
  const { phase, busy, withdraw } = props.withdrawal;
  const [open, setOpen] = useState(false);
  if (phase === 'conflict') return <AlreadyPickedUp />;
  if (!props.allowed && !busy) return null;
  const failed = mayRetry(phase) && <Failed />;
  return (
    <div>
      {!open && failed}
      <Button variant="subtle" busy={busy} onClick={() => setOpen(true)}>
        {m.withdraw()}
      </Button>
      <Dialog
        open={open}
        title={m.withdrawQuestion()}
        onClose={() => setOpen(false)}
        buttons={
          <ButtonGroup>
            <Button variant="danger" busy={busy} onClick={withdraw}>
              {m.withdrawYes()}
            </Button>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {m.withdrawNo()}
            </Button>
          </ButtonGroup>
        }
      >
        <p>{m.withdrawExplanation()}</p>
        {open && failed}
      </Dialog>
    </div>
  );
}
