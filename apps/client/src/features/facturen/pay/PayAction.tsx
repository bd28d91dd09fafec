import { Button } from '@mijn/ui/Button';
import { Stack } from '@mijn/ui/Stack';
import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useAppEnvironment } from '../../../api/environment.ts';
import { mayRetry } from '../../../api/sendOperation.ts';
import * as m from '../../../generated/texts/pay.js';
import { PostForm } from '../../../forms/PostForm.tsx';
import { continueWords, payAddress, payForm, paymentConfig } from './payment.ts';
import type { PayAction } from './usePayment.ts';

/**
 * Says next to the button that a payment was started, and not to pay again; renders nothing when a problem
 * says so.
 */
export function Begun({ pay }: { readonly pay: PayAction }) {
  if (!pay.begun || pay.bank !== undefined || pay.phase === 'conflict' || mayRetry(pay.phase))
    return null;
  return <p>{m.begun()}</p>;
}

interface PayButtonProps {
  readonly pay: PayAction;
  /** The last attempt, if known: an open one is continued. */
  readonly betaling: { readonly status: string } | null;
  /** The amount, for a button that names it. */
  readonly bedrag?: string;
  /** Replaces the label when there is more than one way. */
  readonly label?: string;
  readonly main?: boolean | undefined;
  /** Whether it stands in a form of its own already. */
  readonly inForm?: boolean;
}

interface PaySubmitProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'wide'> {
  readonly pay: PayAction;
  readonly children: ReactNode;
}

/** Submit button that pays by script, or without it posts its form. */
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
  if (betaling?.status === 'open') return continueWords(name);
  return bedrag === undefined ? m.payWith({ name }) : m.payAmountWith({ bedrag, name });
}

/**
 * Button that goes to the bank; absent next to the link to the bank, unless another choice is to be made
 * (`label`).
 */
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
