import { ProviderError } from '../provider/providerError.ts';

const thisMachine = /^(?:(?:.+\.)?localhost|127\.0\.0\.1)$/;

function isSafe({ protocol, hostname, username, password }: URL): boolean {
  if (username !== '' || password !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && thisMachine.test(hostname));
}

/**
 * Checks where a person would be sent to pay (decisions §7): https, or http on this machine only, and
 * one of the hosts that the configuration names (`host` or `host:port`).
 * @returns the address, as it was read
 * @throws ProviderError of soort `shape` for anything else
 */
export function checkRedirect(redirect: string, hosts: readonly string[]): string {
  const address = URL.canParse(redirect) ? new URL(redirect) : undefined;
  if (address === undefined || !isSafe(address) || !hosts.includes(address.host)) {
    throw new ProviderError('shape', 500, [], 'redirect');
  }
  return address.href;
}
