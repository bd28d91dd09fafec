import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Operation } from './operation.ts';
import { send as sendOperation, type SendOutcome } from './send.ts';

/** How far a change is: not asked for yet, under way, or what came of it. */
export type SendPhase = 'idle' | 'busy' | SendOutcome;

/** A change that a person can ask for. */
export interface Sending<Variables> {
  readonly phase: SendPhase;
  /** Sends it; true when it was done. A second call while the first is under way does nothing. */
  readonly send: (variables: Variables) => Promise<boolean>;
}

/**
 * Sends a mutation from a screen. Where the screen turns out to be behind, its loaders are asked
 * anew: they show what is, or react to a session that is gone by §8's table.
 */
export function useSend<Data, Variables extends Readonly<Record<string, unknown>>>(
  operation: Operation<Data, Variables>,
): Sending<Variables> {
  const { revalidate } = useRevalidator();
  const underWay = useRef(false);
  const [phase, setPhase] = useState<SendPhase>('idle');
  const send = async (variables: Variables): Promise<boolean> => {
    // A second click can come before React has drawn the busy button.
    if (underWay.current) return false;
    underWay.current = true;
    setPhase('busy');
    const outcome = await sendOperation(operation, variables);
    if (outcome === 'occupied' || outcome === 'verouderd') await revalidate();
    underWay.current = false;
    setPhase(outcome);
    return outcome === 'succeeded';
  };
  return { phase, send };
}
