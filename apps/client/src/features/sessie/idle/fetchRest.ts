import { isObject } from '@mijn/domain/values';
import { backgroundHeader } from '@mijn/domain/headers';
import { callPaths } from '@mijn/domain/paths';
import { isStopped } from '../../../api/graphql.ts';
import { fetchCall } from '../../../platform/apiTransport.ts';
import type { Rest } from './guard.ts';

// The gateway is small and near, so a longer wait means that there is no connection.
const patienceMs = 10_000;

function parseRest(content: unknown): Rest {
  if (!isObject(content) || typeof content['stilMs'] !== 'number') return 'unknown';
  return { ms: content['stilMs'], isLast: content['isLast'] === true };
}

/**
 * Asks the gateway how long the session lives without input. Never rejects.
 * @param asInput renews it first
 */
export async function fetchRest(asInput: boolean): Promise<Rest> {
  if (isStopped()) return 'unknown';
  try {
    const response = await fetchCall(callPaths.sessie, {
      method: 'POST',
      ...(!asInput && { headers: { [backgroundHeader]: '1' } }),
      signal: AbortSignal.timeout(patienceMs),
    });
    if (response.status === 401) return 'no';
    if (response.status === 409) return 'another';
    return response.ok ? parseRest(await response.json()) : 'unknown';
  } catch {
    return 'unknown';
  }
}
