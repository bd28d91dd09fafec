import { parseJson } from '@mijn/domain/parseJson';
import { isObject } from '@mijn/domain/isObject';
import type { GraphqlResponse, GraphqlRequest } from '@mijn/contract/serverEntry';
import { backgroundHeader } from '@mijn/domain/headers';
import { outdatedKind } from '@mijn/domain/outdatedKind';
import { callPaths } from '@mijn/domain/paths';
import { door, type DoorRequest, fetchThroughDoor } from '../platform/door.ts';
import { ApiError, outdatedStatus } from './response.ts';

/** Sends an operation: in-process on the server, by `fetch` in the browser. */
export type Graphql = (
  request: GraphqlRequest,
  options?: { readonly signal?: AbortSignal; readonly background?: boolean },
) => Promise<GraphqlResponse>;

let stopped = false;

/** After sign-out no call leaves this document any more (docs/decisions.md §3). */
export function stopCalls(): void {
  stopped = true;
}

/** Tells whether calls may still leave this document. */
export function isStopped(): boolean {
  return stopped;
}

/** Whether a call was ended by who asked, or by signing out: no failure. */
export function isEnded(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** How long a call takes at most, in milliseconds: the gateway itself answers within 15 seconds. */
const patienceMs = 20_000;

// A browser that cannot join two ends keeps the caller's.
function endOf(signal: AbortSignal | undefined): AbortSignal {
  const late = AbortSignal.timeout(patienceMs);
  return signal && 'any' in AbortSignal ? AbortSignal.any([signal, late]) : (signal ?? late);
}

// A text has braces, and what a document is called has none.
const toBody = ({ query, ...rest }: GraphqlRequest) =>
  JSON.stringify(query.includes('{') ? { query, ...rest } : { documentId: query, ...rest });

async function send(path: string, options: DoorRequest) {
  if (stopped) throw new DOMException('Signed out', 'AbortError');
  try {
    const response = await fetchThroughDoor(path, options);
    return { response, text: await response.text() };
  } catch (error) {
    if (isEnded(error)) throw error;
    throw new ApiError('network', 0);
  }
}

/** Dispatches `quotaEvent` with what the gateway says of the refusal; `Prompts` shows it over every screen. */
function dispatchQuota(content: unknown): void {
  const errors = isObject(content) ? content['errors'] : undefined;
  const error: unknown = Array.isArray(errors) ? errors.find(isObject) : undefined;
  const detail = isObject(error) ? error['extensions'] : undefined;
  dispatchEvent(new CustomEvent(quotaEvent, { detail }));
}

/** The window's event for a call that was refused with 429; its detail holds the error's `extensions`. */
export const quotaEvent = 'quota';

/**
 * Sends an operation to the gateway by POST.
 * @throws ApiError network (no connection, one that was lost, or no answer in time), syntax (no JSON came back),
 * unreachable (a proxy failed in the gateway's place) or refusal (the gateway's own; with `outdatedStatus` where this build asks what the gateway does not have,
 * of which the window hears too: `app/shell`); AbortError where the caller ended it.
 */
export const graphqlInBrowser: Graphql = async (request, { signal, background } = {}) => {
  const { response, text } = await send(callPaths.graphql, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(background && { [backgroundHeader]: '1' }),
    },
    body: toBody(request),
    signal: endOf(signal),
  });
  const content = parseJson(text);
  if (!response.ok && content !== undefined) {
    door.current.onRefused?.();
    // A refusal holds nothing of what was asked, so that this word is the gateway's own.
    const isOutdated = text.includes(`"${outdatedKind}"`);
    if (isOutdated) dispatchEvent(new Event(outdatedKind));
    if (response.status === 429) dispatchQuota(content);
    throw new ApiError('refusal', isOutdated ? outdatedStatus : response.status);
  }
  // The gateway answers JSON, or it is §8's syntax error. A failure without any is of what stands before it.
  const kind = response.status >= 500 ? 'unreachable' : 'syntax';
  if (!isObject(content)) throw new ApiError(kind, response.status);
  return content;
};
