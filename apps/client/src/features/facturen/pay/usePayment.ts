import { useEffect } from 'react';
import { useRevalidation } from '../../../api/revalidation.ts';
import { useAppEnvironment } from '../../../api/environment.ts';
import { mayRetry } from '../../../api/sendOperation.ts';
import { type MutationPhase, useMutation } from '../../../api/useMutation.ts';
import { useFlash } from '../../../forms/useFlash.ts';
import { usePostOutcome } from '../../../forms/usePostOutcome.ts';
import { leaveTo } from './leaveTo.ts';
import { type AskedToPay, bankName, isBegun, readBank, payForm, paymentConfig } from './payment.ts';
import { startBetaling } from './startBetaling.ts';

export interface PayAction {
  /** The 16 digits of each payment request. */
  readonly kenmerken: readonly string[];
  /** The bank's address that a posted form carried, while that payment may be open. */
  readonly bank: string | undefined;
  /**
   * A payment is open at the bank and may have succeeded, so the app does not say that nothing was debited.
   */
  readonly begun: boolean;
  /** Phase of the mutation; `busy` also while the browser is on its way to the bank. */
  readonly phase: MutationPhase;
  /** Goes to the bank; a second call on the way does nothing. */
  readonly pay: () => void;
}

/**
 * Pays payment requests together.
 * @param keepsInput the requests were chosen here: the page keeps the choice when the session is gone
 * (`forms/loggedOut`)
 */
export function usePayment(asked: readonly AskedToPay[], keepsInput = false): PayAction {
  const { hosts } = paymentConfig(useAppEnvironment().config);
  const flash = useFlash(bankName);
  const kenmerken = asked.map(({ betalingsKenmerk }) => betalingsKenmerk);
  const { revalidate, revalidateIfIdle } = useRevalidation();
  const posted = usePostOutcome(payForm.name);
  const { phase, send, reset } = useMutation(() => startBetaling(kenmerken, hosts), {
    leaves: true,
    keepsInput,
  });
  // After a return from the bank by the back/forward cache the button must not stay busy, and the screen
  // may show the state before the payment.
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
    if (started?.succeeded) return leaveTo(started.value);
    // The screen may not know of a payment that was started elsewhere.
    if (started && mayRetry(started.problem)) await revalidateIfIdle();
  };
  // The outcome of a post belongs to its requests only, because another one may be at the bank meanwhile.
  const isOfThese = kenmerken.every((one) => posted?.lists[payForm.kenmerk]?.includes(one));
  const problem = phase === 'idle' && isOfThese && posted?.problem;
  const bank = readBank(flash, asked);
  return {
    kenmerken,
    bank,
    begun: isBegun(asked),
    phase: problem || phase,
    pay: () => void pay(),
  };
}
