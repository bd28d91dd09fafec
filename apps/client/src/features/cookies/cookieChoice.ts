import type { PageName } from '@mijn/domain/paths';
import { pageOf } from '../../api/returnPath.ts';
import { type CookieChoice, cookieChoiceIn } from '@mijn/domain/cookies';

/** Id of the element with the question about cookies. */
export const cookieBannerId = 'cookies';

// §2; and the page that asks it itself, and the one that the service worker caches for everybody.
const withoutBanner: ReadonlySet<PageName | undefined> = new Set<PageName>([
  'digid',
  'inloggen',
  'inloggenMislukt',
  'uitloggen',
  'cookieInstellingen',
  'introductie',
  'offline',
]);

/** Returns whether the question about cookies is asked at an address, while it is unanswered (§2). */
export function isAskedAt(path: string): boolean {
  return !withoutBanner.has(pageOf(path)?.page);
}

const valueOf = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/**
 * Returns the current answer to the question about cookies on this device; undefined without one. In a
 * browser only.
 */
export function readCookieChoice(): CookieChoice | undefined {
  return cookieChoiceIn(valueOf);
}
