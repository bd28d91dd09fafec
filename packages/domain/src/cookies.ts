import { cookieDays } from './constants.ts';

const address = /^[\d.]+$|:|^\[/;

// Under these, what stands before the last dot is everybody's, and a browser keeps no cookie for it.
const sharedLabels = /^(?:ac|co|com|edu|gov|net|or|org)$/;

/**
 * The domain that the cookies of the product are set for (§9): the last two labels of the host name.
 * @returns undefined where that is the host alone: on localhost, at an IP address, or where a browser
 * would refuse it (docs/decisions.md §9)
 */
export function cookieDomain(hostname: string): string | undefined {
  const labels = hostname.split('.');
  if (labels.length < 2 || address.test(hostname) || labels.at(-1) === 'localhost')
    return undefined;
  const [second = '', top = ''] = labels.slice(-2);
  return top.length === 2 && sharedLabels.test(second) ? undefined : `${second}.${top}`;
}

/** How the product writes a cookie: for how long, and for which addresses. */
export interface CookieFlags {
  readonly path: '/';
  readonly sameSite: 'lax';
  readonly secure: boolean;
  /** Seconds. */
  readonly maxAge: number;
  readonly domain?: string;
}

/** The flags of a cookie that the product writes at an address (§9): 730 days, registrable domain, path `/`. */
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
