import { useCallback, useRef, useState } from 'react';
import { isStopped } from './graphql.ts';
import { useRevalidation } from './revalidation.ts';
import { usePageTracker } from './usePageTracker.ts';
import { isOutdated, type SendProblem, type SendResult } from './sendOperation.ts';

/** The phase of a mutation: not sent, under way, done, or the reason that it failed. */
export type MutationPhase = 'idle' | 'busy' | 'succeeded' | SendProblem;

export interface Mutation<Input extends readonly unknown[], Value> {
  readonly phase: MutationPhase;
  /**
   * Sends it. Resolves to undefined while an earlier call is under way, so that nothing is sent twice, and
   * when the person has left the page before the answer. Never rejects.
   */
  readonly send: (...input: Input) => Promise<SendResult<Value> | undefined>;
  readonly reset: () => void;
}

interface Options {
  /** Success leads away from this page: the mutation stays busy until the page is gone. */
  readonly leaves?: boolean;
  /**
   * The form holds input: when the session is gone no loader runs, because it would lead to the login page
   * and lose the input. The form shows a message instead (`forms/loggedOut`).
   */
  readonly keepsInput?: boolean;
}

function toFailure(error: unknown) {
  reportError(error);
  return { succeeded: false, problem: 'failed' } as const;
}

/**
 * Lets a component run `work` (usually a `sendOperation`) for a mutation or a query. When the screen turns
 * out to be out of date, its loaders run again: they show the current state, or react to a session that is
 * gone by the table of §8, except with `keepsInput`. An answer that comes after the person left the page
 * only revalidates the current page in the background. An unforeseen error becomes `failed` and is reported
 * to the browser.
 */
export function useMutation<Input extends readonly unknown[], Value>(
  work: (...input: Input) => Promise<SendResult<Value>>,
  { leaves = false, keepsInput = false }: Options = {},
): Mutation<Input, Value> {
  const { revalidate, revalidateInBackground } = useRevalidation();
  const trackPage = usePageTracker();
  const underWay = useRef(false);
  const [phase, setPhase] = useState<MutationPhase>('idle');
  const end = useCallback((next: MutationPhase): void => {
    underWay.current = false;
    setPhase(next);
  }, []);
  const send = async (...input: Input): Promise<SendResult<Value> | undefined> => {
    // A second click can come before React has rendered the busy button.
    if (underWay.current) return undefined;
    underWay.current = true;
    setPhase('busy');
    const isStillHere = trackPage();
    const result = await work(...input).catch(toFailure);
    // After sign-out another document is on its way.
    if (isStopped()) return undefined;
    const next = result.succeeded ? 'succeeded' : result.problem;
    const isKept = keepsInput && next === 'loggedOut';
    const isLate = !isStillHere();
    if (isLate) await revalidateInBackground();
    else if (isOutdated(next) && !isKept) await revalidate();
    if (!result.succeeded || !leaves || isLate) end(next);
    return isLate ? undefined : result;
  };
  const reset = useCallback(() => end('idle'), [end]);
  return { phase, send, reset };
}
