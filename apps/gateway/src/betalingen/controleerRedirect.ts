import { ProviderFout } from '../provider/providerFout.ts';

const dezeMachine = /^(?:(?:.+\.)?localhost|127\.0\.0\.1)$/;

function isVeilig({ protocol, hostname, username, password }: URL): boolean {
  if (username !== '' || password !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && dezeMachine.test(hostname));
}

/**
 * Checks where a person would be sent to pay (decisions §7): https, or http on this machine only, and
 * one of the hosts that the configuration names (`host` or `host:port`).
 * @returns the address, as it was read
 * @throws ProviderFout of soort `vorm` for anything else
 */
export function controleerRedirect(redirect: string, hosts: readonly string[]): string {
  const adres = URL.canParse(redirect) ? new URL(redirect) : undefined;
  if (adres === undefined || !isVeilig(adres) || !hosts.includes(adres.host)) {
    throw new ProviderFout('vorm', 500, [], 'redirect');
  }
  return adres.href;
}
