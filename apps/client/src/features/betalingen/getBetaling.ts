import { betalingField } from '@mijn/domain/paths';
import { replace } from 'react-router';
import { ApiError, concernsScreen, part } from '../../api/response.ts';
import type { LoaderRequest } from '../../api/createLoader.ts';
import { betalingOperation, outcomeOperation } from './betalingen.operations.ts';
import { type Betaling, type BetalingPage, toPhase, type Phase, onwardTo } from './phase.ts';

type RequestInput = Pick<LoaderRequest, 'request' | 'search'>;

/** Asks; a network or a server that fails says nothing of the payment, and is asked again later. */
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

// In the place of the page that was asked: the way back never leads through a page that goes on.
function proceed<S extends Phase>(here: BetalingPage, phase: S): S {
  const onward = onwardTo(here, phase);
  if (onward !== undefined) throw replace(onward);
  return phase;
}

/**
 * How the payment stands that the address names, or the last one of 24 hours (docs/decisions.md §7).
 * @throws Redirect on to the page that tells the truth, when that is another one
 */
export async function getBetaling(here: BetalingPage, { request, search }: RequestInput) {
  const betalingId = search.get(betalingField);
  const phase = await tolerateFailure(async () =>
    toPhase(part(await request(betalingOperation, { betalingId }), 'betaling')),
  );
  return proceed(here, phase);
}

/** The same, with what it was meant to pay. */
export async function getOutcome(here: BetalingPage, { request, search }: RequestInput) {
  const betalingId = search.get(betalingField);
  const phase = await tolerateFailure(async () =>
    toPhase(part(await request(outcomeOperation, { betalingId }), 'betaling')),
  );
  return proceed(here, phase);
}
