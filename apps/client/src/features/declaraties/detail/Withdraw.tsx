import { Dialog } from '@mijn/ui/Dialog';
import { Button } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Melding } from '@mijn/ui/Alert';
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
      <Melding soort="info" titel={m.intrekkenBezetTitel()}>
        <p>{m.intrekkenBezetTekst()}</p>
      </Melding>
    </div>
  );
}

function Failed() {
  return (
    <Melding soort="error" role="alert">
      <p>{m.intrekkenMislukt()}</p>
    </Melding>
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
      <Button variant="inactive" busy={busy} onClick={() => setOpen(true)}>
        {m.withdraw()}
      </Button>
      <Dialog
        open={open}
        titel={m.intrekkenVraag()}
        onClose={() => setOpen(false)}
        buttons={
          <ButtonGroup>
            <Button variant="gevaar" busy={busy} onClick={withdraw}>
              {m.intrekkenJa()}
            </Button>
            <Button variant="second" onClick={() => setOpen(false)}>
              {m.intrekkenNee()}
            </Button>
          </ButtonGroup>
        }
      >
        <p>{m.intrekkenUitleg()}</p>
        {open && failed}
      </Dialog>
    </div>
  );
}
