import { isObject } from '@mijn/domain/values';
import type { RuntimeConfig } from '@mijn/contract/serverEntry';
import { isStopped } from './graphql.ts';

/** Time that a failed call waits for the maintenance document, in milliseconds. */
const patienceMs = 3_000;

/**
 * Returns whether there is maintenance (§7); false without an address, outside a browser window, without an
 * answer in time, or after any failure.
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
