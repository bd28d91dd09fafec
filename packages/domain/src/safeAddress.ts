/* Client, gateway and insurer check URLs before using them, all by these rules: https anywhere, plain
   http to this machine only. */

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Returns whether a host name (as parsed by `URL`) is under `.localhost`, which is this machine (RFC 6761).
 */
export function isBelowLocalhost(hostname: string): boolean {
  return hostname.endsWith('.localhost') && !hostname.startsWith('.');
}

/** Returns whether a host name (as parsed by `URL`, so `[::1]` in brackets) is this machine. */
export function isThisMachine(hostname: string): boolean {
  return loopback.has(hostname) || isBelowLocalhost(hostname);
}

/** Returns whether traffic to a URL cannot be read on the way: https, or http on this machine. */
export function isPrivateOnTheWay({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname));
}

/** The pattern of `isOwnPath`, for an inline script that cannot import anything. */
export const ownPath = /^\/(?![\t\n\r]*[/\\])/;

/**
 * Returns whether a text is a path on our own origin. Browsers skip tabs and line breaks, so `/\t/evil` is
 * another site.
 */
export function isOwnPath(to: string): boolean {
  return ownPath.test(to);
}

/**
 * Parses an address that a person may be redirected to for paying (docs/decisions.md §7): https or this
 * machine, without credentials, and on a host of the configuration (`host`, or `host:port` for another than
 * the default port). Without `hosts` any host is accepted.
 * @returns undefined if a redirect is not allowed
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

/** Returns whether a text is a secure origin: no path, query or credentials after the host. */
export function isSafeOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && isPrivateOnTheWay(url) && url.href === `${url.origin}/`;
}

/**
 * Returns whether a text is a host as `URL` writes it, so that addresses can be compared with it:
 * `bank.nl`, `bank.nl:8443`.
 */
export function isHost(text: string): boolean {
  return !text.includes('*') && URL.parse(`https://${text}`)?.host === text;
}
