import { toSafeRedirect } from '@mijn/domain/safeAddress';
import { ProviderError } from '../provider/providerError.ts';

/**
 * Checks the payment page's address against the configured hosts (`toSafeRedirect`).
 * @returns the parsed address
 * @throws ProviderError of soort `shape` for any other address
 */
export function checkRedirect(redirect: string, hosts: readonly string[]): string {
  const address = toSafeRedirect(redirect, hosts);
  if (address === undefined) throw new ProviderError('shape', 500, [], 'redirect');
  return address.href;
}
