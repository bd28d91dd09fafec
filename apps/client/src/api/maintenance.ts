import { isObject } from '@mijn/domain/isObject';
import type { RuntimeConfig } from '@mijn/contract/serverEntry';
import { isStopped } from './graphql.ts';

/** How long a failed call waits for it, in milliseconds. */
const patienceMs = 3_000;

/**
 * The maintenance check (§7). No address, no browser window, no answer in time or any failure means: not in maintenance.
 */
export async function isInMaintenance({ maintenanceUrl }: RuntimeConfig): Promise<boolean> {
  if (maintenanceUrl === undefined || typeof window === 'undefined' || isStopped()) return false;
  try {
    const address = new URL(maintenanceUrl, location.href);
    address.searchParams.set('timestamp', String(Date.now()));
    const response = await fetch(address, {
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(patienceMs),
    });
    const document: unknown = await response.json();
    return response.ok && isObject(document) && document['inOnderhoud'] === true;
  } catch {
    return false;
  }
}
