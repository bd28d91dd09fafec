import { parseJson, isObject } from '@mijn/domain/values';
import { backgroundHeader, outdatedKind } from '@mijn/domain/headers';
import type { GraphqlRequest, GraphqlResponse } from '@mijn/contract/serverEntry';
import { callPaths } from '@mijn/domain/paths';
import { apiTransport, type CallOptions, fetchCall } from '../platform/apiTransport.ts';
import { ApiError, outdatedStatus } from './response.ts';

/** Sends an operation: in-process on the server, by `fetch` in the browser. */
export type Graphql = (
  request: GraphqlRequest,
  options?: { readonly signal?: AbortSignal; readonly background?: boolean },
) => Promise<GraphqlResponse>;

let stopped = false;

/** Stops all calls from this document, after sign-out (docs/decisions.md §3). */
export function stopCalls(): void {
  stopped = true;
}

/** Returns whether the calls of this document were stopped. */
export function isStopped(): boolean {
  return stopped;
}

/** Returns whether a call was aborted by its caller or by sign-out, which is no failure. */
export function isEnded(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Time-out of a call, in milliseconds: the gateway itself answers within 15 seconds. */
const patienceMs = 20_000;

// A browser without `AbortSignal.any` keeps the signal of the caller.
function endOf(signal: AbortSignal | undefined): AbortSignal {
  const late = AbortSignal.timeout(patienceMs);
  return signal && 'any' in AbortSignal ? AbortSignal.any([signal, late]) : (signal ?? late);
}

async function send(path: string, options: CallOptions) {
  if (stopped) throw new DOMException('Signed out', 'AbortError');
  try {
    const response = await fetchCall(path, options);
    return { response, text: await response.text() };
  } catch (error) {
    if (isEnded(error)) throw error;
    throw new ApiError('network', 0);
  }
}

/**
 * Dispatches `quotaEvent` with the gateway's details of the refusal; `Prompts` shows it over every screen.
 */
function dispatchQuota(content: unknown): void {
  const errors = isObject(content) ? content['errors'] : undefined;
  const error: unknown = Array.isArray(errors) ? errors.find(isObject) : undefined;
  const detail = isObject(error) ? error['extensions'] : undefined;
  dispatchEvent(new CustomEvent(quotaEvent, { detail }));
}

/** Window event for a call that was refused with 429; its detail holds the error's `extensions`. */
export const quotaEvent = 'quota';

/**
 * Sends an operation to the gateway by POST.
 * @throws ApiError network (no connection, a lost one, or no answer in time), syntax (the answer is not
 * JSON), unreachable (a proxy failed in place of the gateway) or refusal (by the gateway itself; with
 * `outdatedStatus` when the gateway does not know an operation of this build, for which the window gets an
 * event too: `app/shell`); AbortError when the caller aborted
 */
export const graphqlInBrowser: Graphql = async (request, { signal, background } = {}) => {
  const { response, text } = await send(callPaths.graphql, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(background && { [backgroundHeader]: '1' }),
    },
    body: JSON.stringify(request),
    signal: endOf(signal),
  });
  const content = parseJson(text);
  if (!response.ok && content !== undefined) {
    apiTransport.current.onRefused?.();
    // A refusal never quotes the request, so this text comes from the gateway itself.
    const isOutdated = text.includes(`"${outdatedKind}"`);
    if (isOutdated) dispatchEvent(new Event(outdatedKind));
    if (response.status === 429) dispatchQuota(content);
    throw new ApiError('refusal', isOutdated ? outdatedStatus : response.status);
  }
  // The gateway answers JSON; anything else is the syntax error of §8, or from 500 on the failure of a
  // proxy.
  const kind = response.status >= 500 ? 'unreachable' : 'syntax';
  if (!isObject(content)) throw new ApiError(kind, response.status);
  return content;
};
