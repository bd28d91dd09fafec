import {
  callNamed,
  type CallName,
  type CallParts,
  type CallRequest,
  type CallResult,
  type DataCallName,
} from '@mijn/contract/calls';
import { givenFields, givenQuery, pathParts } from './address.ts';
import type { ProviderConnection } from './connection.ts';
import { ProviderError } from './providerError.ts';

/** Who asks, and until when there is someone to answer. */
export interface Asker {
  readonly connection: ProviderConnection;
  /** Their token (docs/contract.md, Who is calling). */
  readonly token: () => Promise<string>;
  readonly signal: AbortSignal;
}

/**
 * Asks the insurer a call of the contract, by its name.
 * @throws ProviderError when it is refused, no answer comes in time, or the answer is not the contract's
 */
export async function ask<N extends DataCallName>(
  { connection, signal, token }: Asker,
  name: N,
  request: CallRequest<N>,
): Promise<CallResult<N>> {
  const parts = prepare(name, request);
  const asking = async () => connection.ask(name, parts, { token: await token(), signal });
  const outcome = await Promise.race([asking(), aborted(signal)]).catch(toProviderError);
  if (!('refused' in outcome)) return outcome.body;
  const { refused, redenen, retrySeconds } = outcome;
  throw new ProviderError('refused', refused, redenen, undefined, retrySeconds);
}

/**
 * Asks about the caller themselves, without what the insurer knows of them; one with only the core demands
 * that (docs/contract.md, Extensions), and is told it then.
 * @throws ProviderError as `ask` does
 */
export async function askOwn<N extends DataCallName>(
  asker: Asker,
  name: N,
  brief: CallRequest<N>,
  full: () => Promise<CallRequest<N>>,
): Promise<CallResult<N>> {
  try {
    return await ask(asker, name, brief);
  } catch (error) {
    if (!(error instanceof ProviderError && error.status === 400)) throw error;
    return ask(asker, name, await full());
  }
}

/** An id of a wrong kind is told apart from an unknown one by nobody (docs/decisions.md §2). */
export const missingStatuses: ReadonlySet<number> = new Set([400, 404, 405]);

/**
 * Asks about one thing by its id: a foreign, unknown or malformed one fails the same way.
 * @throws ProviderError 404 for all of these, or what else failed
 */
export async function askKnown<N extends DataCallName>(
  asker: Asker,
  name: N,
  request: CallRequest<N>,
): Promise<CallResult<N>> {
  try {
    return await ask(asker, name, request);
  } catch (error) {
    const unknown = error instanceof ProviderError && missingStatuses.has(error.status);
    throw unknown ? new ProviderError('refused', 404) : error;
  }
}

/** Rejects when the signal ends the work. */
export function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, refuse) => {
    const onAbort = () => refuse(new ProviderError('unreachable', 503, [], signal.reason));
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
  });
}

/** Throws what failed on the way as the one error of this border. */
export function toProviderError(error: unknown): never {
  throw error instanceof ProviderError ? error : new ProviderError('unreachable', 503, [], error);
}

function prepare(name: CallName, { params, query, headers, body }: CallParts): CallParts {
  const shape = callNamed(name).body;
  const content = shape?.safeParse(body);
  if (content?.error) throw new ProviderError('refused', 400);
  return {
    params: pathParts(params),
    query: givenQuery(query),
    headers: givenFields(headers),
    ...(content && { body: content.data }),
  };
}
