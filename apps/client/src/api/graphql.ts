import type { GraphqlResponse, GraphqlRequest } from '@mijn/contract/serverEntry';
import { backgroundHeader } from '@mijn/domain/headers';
import { callPaths } from '@mijn/domain/paths';
import { door, type DoorRequest, fetchThroughDoor } from '../platform/door.ts';
import { ApiError } from './response.ts';

/** Sends an operation: in-process on the server, by `fetch` in the browser. */
export type Graphql = (
  request: GraphqlRequest,
  options?: { readonly signal?: AbortSignal; readonly background?: boolean },
) => Promise<GraphqlResponse>;

let stopped = false;

/** After sign-out no call leaves this document any more (decisions §3). */
export function stopCalls(): void {
  stopped = true;
}

/** Tells whether calls may still leave this document. */
export function isStopped(): boolean {
  return stopped;
}

// What the gateway answers is JSON, or it is §8's syntax error.
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw new ApiError('syntax', response.status);
  }
}

async function send(path: string, options: DoorRequest): Promise<Response> {
  if (stopped) throw new DOMException('Signed out', 'AbortError');
  try {
    return await fetchThroughDoor(path, options);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError('network', 0);
  }
}

/**
 * Sends an operation to the gateway by POST.
 * @throws ApiError network, syntax (no JSON came back) or refusal (the gateway's own refusal).
 */
export const graphqlInBrowser: Graphql = async (request, { signal, background } = {}) => {
  const response = await send(callPaths.graphql, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(background && { [backgroundHeader]: '1' }),
    },
    body: JSON.stringify(request),
    ...(signal && { signal }),
  });
  const content = await readJson(response);
  if (!response.ok) {
    door.current.onRefused?.();
    throw new ApiError('refusal', response.status);
  }
  if (typeof content !== 'object' || content === null)
    throw new ApiError('syntax', response.status);
  return content;
};
