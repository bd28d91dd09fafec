import { betalingField } from '@mijn/domain/paths';
import { replace } from 'react-router';
import { ApiError, concernsScreen, part } from '../../api/response.ts';
import type { LoaderRequest } from '../../api/createLoader.ts';
import { betalingOperation, outcomeOperation } from './betalingen.operations.ts';
import { type Betaling, type BetalingPage, toPhase, type Phase, onwardTo } from './betaling.ts';

type RequestInput = Pick<LoaderRequest, 'request' | 'search'>;

/**
 * Runs the request; a failed network or server says nothing about the payment, and is tried again later.
 */
async function tolerateFailure<B extends Betaling>(
  request: () => Promise<Phase<B>>,
): Promise<Phase<B>> {
  try {
    return await request();
  } catch (error) {
    if (!(error instanceof ApiError) || concernsScreen(error)) throw error;
    return { kind: 'unknown' };
  }
}

// Replaces the requested page in the history, so that Back never leads through a redirect.
function proceed<S extends Phase>(here: BetalingPage, phase: S): S {
  const onward = onwardTo(here, phase);
  if (onward !== undefined) throw replace(onward);
  return phase;
}

/**
 * Loads the status of the payment in the address, or of the last one in 24 hours (docs/decisions.md §7).
 * @throws Redirect to the page of its status, when that is another one
 */
export async function getBetaling(here: BetalingPage, { request, search }: RequestInput) {
  const betalingId = search.get(betalingField);
  const phase = await tolerateFailure(async () =>
    toPhase(part(await request(betalingOperation, { betalingId }), 'betaling')),
  );
  return proceed(here, phase);
}

/** Loads the same with its payment requests. */
export async function getOutcome(here: BetalingPage, { request, search }: RequestInput) {
  const betalingId = search.get(betalingField);
  const phase = await tolerateFailure(async () =>
    toPhase(part(await request(outcomeOperation, { betalingId }), 'betaling')),
  );
  return proceed(here, phase);
}
