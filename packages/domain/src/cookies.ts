import { cookieDays } from './constants.ts';

const address = /^[\d.]+$|:|^\[/;

// Public suffixes of two labels, such as `co.uk`: browsers refuse cookies for them.
const sharedLabels = /^(?:ac|co|com|edu|gov|net|or|org)$/;

/**
 * Returns the domain for the product's cookies (§9): the last two labels of the host name.
 * @returns undefined for a host-only cookie: on localhost, at an IP address, or where a browser would
 * refuse the domain (docs/decisions.md §9)
 */
export function cookieDomain(hostname: string): string | undefined {
  const labels = hostname.split('.');
  if (labels.length < 2 || address.test(hostname) || labels.at(-1) === 'localhost')
    return undefined;
  const [second = '', top = ''] = labels.slice(-2);
  return top.length === 2 && sharedLabels.test(second) ? undefined : `${second}.${top}`;
}

export interface CookieFlags {
  readonly path: '/';
  readonly sameSite: 'lax';
  readonly secure: boolean;
  /** Seconds. */
  readonly maxAge: number;
  readonly domain?: string;
}

/**
 * Returns the attributes of a cookie written at an address (§9): 730 days, registrable domain, path `/`.
 */
export function cookieFlagsAt({
  hostname,
  protocol,
}: Pick<URL, 'hostname' | 'protocol'>): CookieFlags {
  const domain = cookieDomain(hostname);
  return {
    path: '/',
    sameSite: 'lax',
    secure: protocol === 'https:',
    maxAge: cookieDays * 24 * 60 * 60,
    ...(domain !== undefined && { domain }),
  };
}
