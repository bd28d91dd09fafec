import { useCallback, useRef, useState } from 'react';
import { isStopped } from './graphql.ts';
import { useRevalidation } from './useRevalidation.ts';
import { usePageTracker } from './usePageTracker.ts';
import { isOutdated, type SendProblem, type SendResult } from './sendOperation.ts';

/** How far a change is: not asked for yet, under way, done, or why not. */
export type MutationPhase = 'idle' | 'busy' | 'succeeded' | SendProblem;

/** A change that a person can ask for. */
export interface Mutation<Input extends readonly unknown[], Value> {
  readonly phase: MutationPhase;
  /**
   * Sends it; undefined when a first one is still under way, so that nothing goes twice, and when the person has gone on
   * to another page before it was answered: nothing is told there, and nobody moved. Never rejects.
   */
  readonly send: (...input: Input) => Promise<SendResult<Value> | undefined>;
  /** Back to where nothing was asked for. */
  readonly reset: () => void;
}

interface Options {
  /** What succeeds leads away from this page: it stays busy until it is gone. */
  readonly leaves?: boolean;
  /**
   * Something was filled in for it: where the session is gone no loader is asked, which would lead to the login
   * and lose that. The form says so instead (`forms/loggedOut`).
   */
  readonly keepsInput?: boolean;
}

function toFailure(error: unknown) {
  reportError(error);
  return { succeeded: false, problem: 'failed' } as const;
}

/**
 * Lets a screen send a change, or ask what a person wants to know, by `work` (mostly a `sendOperation`). Where the
 * screen turns out to be behind, its loaders are asked anew: they show what is, or react to a session that is gone
 * by §8's table, but for a form that keeps what was filled in. What is answered too late for its page is only looked at
 * again where one is by then. What nobody foresaw is told as failed, and reported to the browser.
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
    // A second click can come before React has drawn the busy button.
    if (underWay.current) return undefined;
    underWay.current = true;
    setPhase('busy');
    const isStillHere = trackPage();
    const result = await work(...input).catch(toFailure);
    // Signed out: another document is on its way.
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
