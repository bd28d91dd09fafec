import type { NativeShellRequest } from '@mijn/contract/serverEntry';
import { brandCodes } from '@mijn/domain/brands';
import { isPrivateOnTheWay } from '@mijn/domain/safeAddress';

/**
 * Returns brand and gateway of the native app's files, from the environment.
 * @throws Error that names the invalid variable
 */
export function readNativeRequest({
  BRAND,
  GATEWAY_URL,
  MAINTENANCE_URL,
}: NodeJS.ProcessEnv): NativeShellRequest {
  const brand = brandCodes.find((code) => code === (BRAND ?? 'ZZ'));
  const gateway = URL.parse(GATEWAY_URL ?? '');
  if (!brand) throw new Error(`BRAND has to be one of ${brandCodes.join(', ')}.`);
  if (!gateway || !isPrivateOnTheWay(gateway)) {
    throw new Error('GATEWAY_URL has to be the https address of the gateway.');
  }
  return { merk: brand, gateway: gateway.origin, maintenance: MAINTENANCE_URL };
}
