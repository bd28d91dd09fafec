import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useAppEnvironment } from '../../../api/environment.ts';
import { paymentConfig } from './paymentConfig.ts';
import { type NotStarted, startBetaling } from './startBetaling.ts';

/** How far paying is; `busy` also while the browser is on its way to the bank. */
export type PayState = 'idle' | 'busy' | NotStarted;

/** Paying one payment request. */
export interface PayAction {
  readonly phase: PayState;
  /** Goes to the bank; a second tap on the way there does nothing. */
  readonly pay: () => void;
}

// Where the screen itself is behind, it is asked anew: it then tells what is true.
const outdated: ReadonlySet<PayState> = new Set(['occupied', 'verouderd']);

/** Pays a payment request (its 16 digits) in one tap. */
export function usePayment(kenmerk: string): PayAction {
  const { hosts } = paymentConfig(useAppEnvironment().config);
  const { revalidate } = useRevalidator();
  const underWay = useRef(false);
  const [phase, setPhase] = useState<PayState>('idle');
  // Back from the bank by the browser's own memory: the button must not be busy for ever, and what
  // the screen says may be of before the payment.
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      underWay.current = false;
      setPhase('idle');
      void revalidate();
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, [revalidate]);
  const begin = async (): Promise<void> => {
    // A second tap can come before React has drawn the busy button.
    if (underWay.current) return;
    underWay.current = true;
    setPhase('busy');
    const started = await startBetaling(kenmerk, hosts);
    if (started.succeeded) {
      location.assign(started.address);
      return;
    }
    if (outdated.has(started.why)) await revalidate();
    underWay.current = false;
    setPhase(started.why);
  };
  return { phase, pay: () => void begin() };
}
