import { useEffect } from 'react';
import { useRevalidation } from '../../../router/hooks.ts';
import { useAppEnvironment } from '../../../api/environment.ts';
import { type MutationPhase, useMutation } from '../../../api/useMutation.ts';
import { usePostOutcome } from '../../../forms/usePostOutcome.ts';
import { leaveTo } from '../../../platform/leaveTo.ts';
import { payForm } from './payForm.ts';
import { paymentConfig } from './paymentConfig.ts';
import { startBetaling } from './startBetaling.ts';

/** Paying what is asked. */
export interface PayAction {
  /** What is paid: the 16 digits of each payment request. */
  readonly kenmerken: readonly string[];
  /** How far it is; `busy` also while the browser is on its way to the bank. */
  readonly phase: MutationPhase;
  /** Goes to the bank; a second tap on the way there does nothing. */
  readonly pay: () => void;
}

/** Pays payment requests (the 16 digits of each), all in one payment, in one tap. */
export function usePayment(kenmerken: readonly string[]): PayAction {
  const { hosts } = paymentConfig(useAppEnvironment().config);
  const { revalidate } = useRevalidation();
  const posted = usePostOutcome(payForm.name);
  const { phase, send, reset } = useMutation(() => startBetaling(kenmerken, hosts), {
    leaves: true,
  });
  // Back from the bank by the browser's own memory: the button must not be busy for ever, and what
  // the screen says may be of before the payment.
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      reset();
      void revalidate();
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, [reset, revalidate]);
  const pay = async (): Promise<void> => {
    const started = await send();
    if (started?.succeeded) leaveTo(started.value);
  };
  const problem = phase === 'idle' && posted?.problem;
  return { kenmerken, phase: problem || phase, pay: () => void pay() };
}
