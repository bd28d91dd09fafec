import { toSafeRedirect } from '@mijn/domain/safeAddress';
import { ProviderError } from '../provider/providerError.ts';

/**
 * Checks where a person would be sent to pay, against the configured hosts (`toSafeRedirect`).
 * @returns the address, as it was read
 * @throws ProviderError of soort `shape` for anywhere else
 */
export function checkRedirect(redirect: string, hosts: readonly string[]): string {
  const address = toSafeRedirect(redirect, hosts);
  if (address === undefined) throw new ProviderError('shape', 500, [], 'redirect');
  return address.href;
}
