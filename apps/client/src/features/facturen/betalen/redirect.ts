const eigenMachine = /^(localhost|127\.0\.0\.1|\[::1\])$|\.localhost$/;

/**
 * Tells whether a payment may go on at an address: https (http on this machine only) and, where the
 * configuration names them, one of its hosts (decisions §7). The gateway and the insurer check it too.
 */
export function magNaarBank(adres: string, hosts: readonly string[] | undefined): boolean {
  if (!URL.canParse(adres)) return false;
  const { protocol, hostname, host, username, password } = new URL(adres);
  if (username !== '' || password !== '') return false;
  const veilig = protocol === 'https:' || (protocol === 'http:' && eigenMachine.test(hostname));
  return veilig && (hosts === undefined || hosts.includes(host));
}
