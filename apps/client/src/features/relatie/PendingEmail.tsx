import { Alert } from '@mijn/ui/Alert';
import { Button } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Stack } from '@mijn/ui/Stack';
import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import { type SubmitEvent, useState } from 'react';
import { sendOperation } from '../../api/sendOperation.ts';
import { useMutation } from '../../api/useMutation.ts';
import { PostForm } from '../../forms/PostForm.tsx';
import { usePostOutcome } from '../../forms/usePostOutcome.ts';
import * as m from '../../generated/texts/relatie.js';
import { anchors } from './addresses.ts';
import { pendingForms, type PendingForm, pendingVariables } from './pendingForms.ts';
import type { FullRelatie } from './person.ts';
import { changeOperation } from './relatie.operations.ts';

interface PendingEmailProps {
  readonly relatie: FullRelatie;
  readonly onChanged: (now: FullRelatie) => void;
}

const done: Readonly<Record<PendingForm, () => string>> = {
  resendEmail: m.pendingResent,
  withdrawEmail: m.pendingWithdrawn,
};

type Pending = NonNullable<FullRelatie['emailTeBevestigen']>;

const stateTexts = {
  undelivered: {
    kind: 'warning',
    title: m.pendingUndeliveredTitle,
    text: () => m.pendingUndelivered(),
  },
  expired: { kind: 'warning', title: () => m.pendingExpiredTitle(), text: m.pendingExpired },
  waiting: { kind: 'info', title: () => m.pendingTitle(), text: m.pendingText },
} as const;

function stateOf({ nietBezorgd, verlopen }: Pending): keyof typeof stateTexts {
  if (nietBezorgd) return 'undelivered';
  return verlopen ? 'expired' : 'waiting';
}

function Words({ relatie: { email, emailTeBevestigen } }: Pick<PendingEmailProps, 'relatie'>) {
  if (!emailTeBevestigen) return null;
  const { adres, magOpnieuw } = emailTeBevestigen;
  return (
    <Stack space="tight">
      <p>{stateTexts[stateOf(emailTeBevestigen)].text({ adres })}</p>
      <p>{email === null ? m.pendingNone() : m.pendingKeeps({ email })}</p>
      {!magOpnieuw && <p>{m.pendingHint()}</p>}
    </Stack>
  );
}

/**
 * A new e-mail address that is not confirmed yet (ADR 0121): the address in use until then, and buttons to resend the
 * link or to withdraw the new address.
 */
export function PendingEmail({ relatie, onChanged }: PendingEmailProps) {
  const [ended, setEnded] = useState<PendingForm>();
  const resend = usePostOutcome(pendingForms.resend);
  const withdraw = usePostOutcome(pendingForms.withdraw);
  const { phase, send } = useMutation((form: PendingForm) =>
    sendOperation(changeOperation, pendingVariables(form, relatie)),
  );
  const submit = (form: PendingForm) => (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(form).then((result) => {
      if (!result?.succeeded) return;
      setEnded(result.value.isValid ? form : undefined);
      // The focused element disappears.
      document.getElementById(anchors.contact)?.focus();
      onChanged(result.value.relatie);
    });
  };
  const pending = relatie.emailTeBevestigen;
  const state = pending && stateTexts[stateOf(pending)];
  const failed =
    phase === 'idle'
      ? (resend?.problem ?? withdraw?.problem)
      : phase !== 'busy' && phase !== 'succeeded';
  const busy = phase === 'busy';
  return (
    <>
      {/* Rendered from the start, because only changes in a live region are announced. */}
      <output>{ended && <VisuallyHidden>{done[ended]()}</VisuallyHidden>}</output>
      {pending && state && (
        <Alert
          kind={state.kind}
          title={state.title({ adres: pending.adres })}
          action={
            <ButtonGroup>
              {pending.magOpnieuw && (
                <PostForm name={pendingForms.resend} onSubmit={submit(pendingForms.resend)}>
                  <Button type="submit" small busy={busy}>
                    {m.pendingResend()}
                  </Button>
                </PostForm>
              )}
              <PostForm name={pendingForms.withdraw} onSubmit={submit(pendingForms.withdraw)}>
                <Button type="submit" small variant="secondary" busy={busy}>
                  {m.pendingWithdraw()}
                </Button>
              </PostForm>
            </ButtonGroup>
          }
        >
          <Words relatie={relatie} />
          <output>{failed && m.pendingFailed()}</output>
        </Alert>
      )}
    </>
  );
}
