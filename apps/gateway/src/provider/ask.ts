import {
  getCall,
  type CallName,
  type CallParts,
  type CallRequest,
  type CallResult,
  type DataCallName,
} from '@mijn/contract/calls';
import { definedFields, definedQuery, pathParts } from './address.ts';
import type { ProviderConnection } from './connection.ts';
import { ProviderError } from './providerError.ts';

/** The caller of a request, and its abort signal. */
export interface Asker {
  readonly connection: ProviderConnection;
  /** The caller's token (docs/contract.md, Who is calling). */
  readonly token: () => Promise<string>;
  readonly signal: AbortSignal;
  /** A representative calls, for whom a closed extension is as one that the insurer lacks. */
  readonly isRepresentative?: boolean;
}

/**
 * Calls the insurer by the contract's name of the call.
 * @throws ProviderError if it is refused, times out, or returns an invalid body
 */
export async function ask<N extends DataCallName>(
  { connection, signal, token, isRepresentative }: Asker,
  name: N,
  request: CallRequest<N>,
): Promise<CallResult<N>> {
  const parts = prepare(name, request);
  const asking = async () => connection.ask(name, parts, { token: await token(), signal });
  const outcome = await Promise.race([asking(), rejectOnAbort(signal)]).catch(toProviderError);
  if (!('refused' in outcome)) return outcome.body;
  const { refused, redenen, retrySeconds } = outcome;
  const isClosed = isRepresentative && refused === 403 && getCall(name).extension;
  throw new ProviderError('refused', isClosed ? 404 : refused, redenen, undefined, retrySeconds);
}

/**
 * Calls about the caller without their relation number; an insurer with the core only requires it
 * (docs/contract.md, Extensions), and gets it on a second attempt.
 * @throws ProviderError like `ask`
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

/** An invalid id is indistinguishable from an unknown one (docs/decisions.md §2). */
export const missingStatuses: ReadonlySet<number> = new Set([400, 404, 405]);

/**
 * Calls about one thing by id: foreign, unknown and malformed ids fail identically.
 * @throws ProviderError 404 for these, or another error
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

/** Rejects when the signal aborts. */
export function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, refuse) => {
    const onAbort = () => refuse(new ProviderError('unreachable', 503, [], signal.reason));
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
  });
}

/** Throws any error as a ProviderError. */
export function toProviderError(error: unknown): never {
  throw error instanceof ProviderError ? error : new ProviderError('unreachable', 503, [], error);
}

function prepare(name: CallName, { params, query, headers, body }: CallParts): CallParts {
  const shape = getCall(name).body;
  const content = shape?.safeParse(body);
  if (content?.error) throw new ProviderError('refused', 400);
  return {
    params: pathParts(params),
    query: definedQuery(query),
    headers: definedFields(headers),
    ...(content && { body: content.data }),
  };
}
