import { Dialog } from '@mijn/ui/Dialog';
import { Button } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Alert } from '@mijn/ui/Alert';
import { useTakeFocus } from '@mijn/ui/useTakeFocus';
import { type MouseEvent, useRef, useState } from 'react';
import { mayRetry } from '../../../../api/sendOperation.ts';
import { PostForm } from '../../../../forms/PostForm.tsx';
import { usePostOutcome } from '../../../../forms/usePostOutcome.ts';
import * as m from '../../../../generated/texts/actions.js';
import { withdrawFields } from './withdrawFields.ts';
import type { Withdrawal } from './useWithdrawal.ts';

// Takes the focus of the button that it replaces.
function AlreadyPickedUp() {
  const box = useRef<HTMLDivElement>(null);
  useTakeFocus(() => box.current);
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

interface ChoiceProps {
  readonly busy: boolean;
  readonly carryOut: (event: MouseEvent) => void;
}

function Choice({ busy, carryOut }: ChoiceProps) {
  return (
    <PostForm name={withdrawFields.form}>
      <ButtonGroup>
        <Button
          type="submit"
          name={withdrawFields.sure}
          value="yes"
          variant="danger"
          busy={busy}
          onClick={carryOut}
        >
          {m.withdrawYes()}
        </Button>
        {/* Closes the dialog, also without JavaScript. */}
        <Button type="submit" formMethod="dialog" variant="secondary" data-safe="">
          {m.withdrawNo()}
        </Button>
      </ButtonGroup>
    </PostForm>
  );
}

/** Button to withdraw a claim, less prominent than downloads, with a dialog to confirm. */
export function Withdraw(props: { readonly allowed: boolean; readonly withdrawal: Withdrawal }) {
  const { busy, withdraw } = props.withdrawal;
  const posted = usePostOutcome(withdrawFields.form);
  const [open, setOpen] = useState(posted !== undefined);
  const phase = (props.withdrawal.phase === 'idle' && posted?.problem) || props.withdrawal.phase;
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  const carryOut = (event: MouseEvent) => {
    event.preventDefault();
    withdraw();
  };
  if (phase === 'conflict') return <AlreadyPickedUp />;
  if (!props.allowed && !busy) return null;
  const failed = mayRetry(phase) && <Failed />;
  return (
    <div>
      {!open && failed}
      <PostForm name={withdrawFields.form}>
        <Button type="submit" variant="subtle" small busy={busy} onClick={ask}>
          {m.withdraw()}
        </Button>
      </PostForm>
      <Dialog
        open={open}
        title={m.withdrawQuestion()}
        onClose={() => setOpen(false)}
        buttons={<Choice busy={busy} carryOut={carryOut} />}
      >
        <p>{m.withdrawExplanation()}</p>
        {open && failed}
      </Dialog>
    </div>
  );
}
