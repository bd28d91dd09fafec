import { useEffect } from 'react';
import { useRevalidation } from '../../../api/useRevalidation.ts';
import { useAppEnvironment } from '../../../api/environment.ts';
import { mayRetry } from '../../../api/sendOperation.ts';
import { type MutationPhase, useMutation } from '../../../api/useMutation.ts';
import { useCarried } from '../../../forms/useCarried.ts';
import { usePostOutcome } from '../../../forms/usePostOutcome.ts';
import { leaveTo } from '../../../platform/leaveTo.ts';
import { type AskedToPay, bankName, isBegun, readBank } from './bank.ts';
import { payForm } from './payForm.ts';
import { paymentConfig } from './paymentConfig.ts';
import { startBetaling } from './startBetaling.ts';

/** Paying what is asked. */
export interface PayAction {
  /** What is paid: the 16 digits of each payment request. */
  readonly kenmerken: readonly string[];
  /** The way to the bank that a posted form brought, while that payment may be open. */
  readonly bank: string | undefined;
  /** A payment of it is open at the bank: it may be paid already, so nobody says that nothing was taken. */
  readonly begun: boolean;
  /** How far it is; `busy` also while the browser is on its way to the bank. */
  readonly phase: MutationPhase;
  /** Goes to the bank; a second tap on the way there does nothing. */
  readonly pay: () => void;
}

/**
 * Pays payment requests, all in one payment, in one tap.
 * @param keepsInput what is paid was chosen here: where the session is gone the page stays for that (`forms/loggedOut`)
 */
export function usePayment(asked: readonly AskedToPay[], keepsInput = false): PayAction {
  const { hosts } = paymentConfig(useAppEnvironment().config);
  const carried = useCarried(bankName);
  const kenmerken = asked.map(({ betalingsKenmerk }) => betalingsKenmerk);
  const { revalidate, revalidateIfIdle } = useRevalidation();
  const posted = usePostOutcome(payForm.name);
  const { phase, send, reset } = useMutation(() => startBetaling(kenmerken, hosts), {
    leaves: true,
    keepsInput,
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
    if (started?.succeeded) return leaveTo(started.value);
    // What the screen knows of an earlier payment may be of before that was begun, elsewhere.
    if (started && mayRetry(started.problem)) await revalidateIfIdle();
  };
  // What was posted stands at what it was posted for: another request may be at the bank meanwhile.
  const isOfThese = kenmerken.every((one) => posted?.lists[payForm.kenmerk]?.includes(one));
  const problem = phase === 'idle' && isOfThese && posted?.problem;
  const bank = readBank(carried, asked);
  return {
    kenmerken,
    bank,
    begun: isBegun(asked),
    phase: problem || phase,
    pay: () => void pay(),
  };
}
