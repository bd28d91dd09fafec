/*
 * Where this app may send people and ask things: over https, and over plain http to this machine only.
 * Client, gateway and insurer each judge an address before they use it, all by these rules.
 */

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a host name (as `URL` reads it) stands under `.localhost`: this machine (RFC 6761). */
export function isBelowLocalhost(hostname: string): boolean {
  return hostname.endsWith('.localhost') && !hostname.startsWith('.');
}

/** Whether a host name (as `URL` reads it, so `[::1]` in brackets) is this machine. */
export function isThisMachine(hostname: string): boolean {
  return loopback.has(hostname) || isBelowLocalhost(hostname);
}

/** Whether what is asked there cannot be read on the way: https, or http on this machine. */
export function isPrivateOnTheWay({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname));
}

/** What `isOwnPath` goes by, for a script that is written into a page and can use nothing from outside. */
export const ownPath = /^\/(?![\t\n\r]*[/\\])/;

/** A path of our own, and not one that a browser reads as another site's: it passes over tabs and line ends. */
export function isOwnPath(to: string): boolean {
  return ownPath.test(to);
}

/**
 * Where a person may be sent to pay (docs/decisions.md §7): an address that is private on the way, holds no
 * credentials, and has one of the hosts of the configuration (`host`, or `host:port` where the port
 * is not the protocol's own). Without a list of hosts any host will do.
 *
 * @returns the address as it was read; undefined where nobody may be sent
 */
export function toSafeRedirect(
  address: string,
  hosts: readonly string[] | undefined,
): URL | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const known = hosts === undefined || hosts.includes(url.host);
  const bare = url.username === '' && url.password === '';
  return known && bare && isPrivateOnTheWay(url) ? url : undefined;
}

/** Whether a text is the address of a host as a whole: private on the way, with nothing behind the host name. */
export function isSafeOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && isPrivateOnTheWay(url) && url.href === `${url.origin}/`;
}

/** Whether a text is a host as `URL` writes it, so that addresses can be held against it: `bank.nl`, `bank.nl:8443`. */
export function isHost(text: string): boolean {
  return !text.includes('*') && URL.parse(`https://${text}`)?.host === text;
}
