const ownMachine = /^(localhost|127\.0\.0\.1|\[::1\])$|\.localhost$/;

/**
 * Tells whether a payment may go on at an address: https (http on this machine only) and, where the
 * configuration names them, one of its hosts (decisions §7). The gateway and the insurer check it too.
 */
export function mayGoToBank(address: string, hosts: readonly string[] | undefined): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, host, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  const safe = protocol === 'https:' || (protocol === 'http:' && ownMachine.test(hostname));
  return safe && (hosts === undefined || hosts.includes(host));
}
