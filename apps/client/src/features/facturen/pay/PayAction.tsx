import { Button, buttonClass } from '@mijn/ui/Button';
import { Alert } from '@mijn/ui/Alert';
import { Link } from '@mijn/ui/Link';
import { Stack } from '@mijn/ui/Stack';
import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useAppEnvironment } from '../../../api/environment.ts';
import { mayRetry } from '../../../api/sendOperation.ts';
import type { MutationPhase } from '../../../api/useMutation.ts';
import * as m from '../../../generated/texts/pay.js';
import { PostForm } from '../../../forms/PostForm.tsx';
import { payAddress, payForm } from './payForm.ts';
import { paymentConfig } from './paymentConfig.ts';
import type { PayAction } from './usePayment.ts';

const problems: Readonly<
  Partial<Record<MutationPhase, readonly [title: () => string, text: () => string]>>
> = {
  conflict: [m.conflictTitle, m.conflictText],
  unavailable: [m.unavailableTitle, m.nothingTaken],
  offline: [m.offlineTitle, m.offlineText],
  failed: [m.failedTitle, m.nothingTaken],
};

// Nobody may say that nothing was taken while an earlier attempt may be paid (`domain.md`, complaint 12).
function problemText(text: () => string, { phase, begun }: Pick<PayAction, 'phase' | 'begun'>) {
  return begun && mayRetry(phase) ? m.maybePaid() : text();
}

// Where a posted form leads: the browser may not be sent to the bank by the form itself.
function Ready({ bank, kenmerken }: Pick<PayAction, 'kenmerken'> & { readonly bank: string }) {
  const { naam } = paymentConfig(useAppEnvironment().config);
  const link = (
    <a href={bank} className={buttonClass()}>
      {m.continueWith({ name: naam })}
    </a>
  );
  return (
    <Alert kind="info" title={m.readyTitle()} action={link}>
      <p>{m.readyText()}</p>
      {/* Nobody may tell whether it still leads there: the page without it has the button. */}
      <p>
        {m.linkGone()} <Link href={payAddress(kenmerken)}>{m.linkAgain()}</Link>
      </p>
    </Alert>
  );
}

/** What went wrong on the way to the bank, or the way itself; nothing while neither is there. */
export function PayOutcome({ phase, bank, kenmerken, begun }: Omit<PayAction, 'pay'>) {
  if (bank !== undefined) return <Ready bank={bank} kenmerken={kenmerken} />;
  const said = problems[phase];
  if (said === undefined) return null;
  const [title, text] = said;
  return (
    <Alert kind={phase === 'conflict' ? 'info' : 'error'} title={title()} role="alert">
      <p>{problemText(text, { phase, begun })}</p>
    </Alert>
  );
}

/** By the button: that a payment was begun, and not to pay again what was paid; nothing where what went wrong says so. */
export function Begun({ pay }: { readonly pay: PayAction }) {
  if (!pay.begun || pay.bank !== undefined || problems[pay.phase] !== undefined) return null;
  return <p>{m.begun()}</p>;
}

interface PayButtonProps {
  readonly pay: PayAction;
  /** The last attempt, if the insurer tells: an open one is gone on with. */
  readonly betaling: { readonly status: string } | null;
  /** How much it is, in words, where the button is to say so. */
  readonly bedrag?: string;
  /** What stands on it instead, where there is more than one way. */
  readonly label?: string;
  /** The main action of the page. */
  readonly main?: boolean | undefined;
  /** It stands in a form of its own already. */
  readonly inForm?: boolean;
}

interface PaySubmitProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'wide'> {
  readonly pay: PayAction;
  readonly children: ReactNode;
}

/** Pays by script where it runs; else its form is posted. */
export function PaySubmit({ pay, ...button }: PaySubmitProps) {
  const click = (event: MouseEvent) => {
    event.preventDefault();
    pay.pay();
  };
  return <Button {...button} type="submit" busy={pay.phase === 'busy'} onClick={click} />;
}

interface PayPostProps {
  readonly kenmerken: readonly string[];
  readonly children: ReactNode;
}

/** The form that pays these payment requests. */
export function PayPost({ kenmerken, children }: PayPostProps) {
  return (
    <PostForm name={payForm.name} action={payAddress(kenmerken)}>
      {kenmerken.map((kenmerk) => (
        <input key={kenmerk} type="hidden" name={payForm.kenmerk} value={kenmerk} />
      ))}
      {children}
    </PostForm>
  );
}

function payWords({ betaling, bedrag }: PayButtonProps, name: string): string {
  if (betaling?.status === 'open') return m.continueWith({ name });
  return bedrag === undefined ? m.payWith({ name }) : m.payAmountWith({ bedrag, name });
}

/** Goes to the bank in one tap; not beside the link that leads there, but for what is chosen otherwise (`label`). */
export function PayButton(props: PayButtonProps) {
  const { pay, label, main = true, inForm } = props;
  const { naam } = paymentConfig(useAppEnvironment().config);
  const busy = pay.phase === 'busy';
  if (pay.bank !== undefined && label === undefined) return null;
  const button = (
    <PaySubmit pay={pay} variant={main && pay.bank === undefined ? 'primary' : 'secondary'} wide>
      {label ?? payWords(props, naam)}
    </PaySubmit>
  );
  return (
    <Stack space="tight">
      <Begun pay={pay} />
      <div>
        {inForm ? button : <PayPost kenmerken={pay.kenmerken}>{button}</PayPost>}
        <output>{busy && <VisuallyHidden>{m.toBank()}</VisuallyHidden>}</output>
      </div>
    </Stack>
  );
}
