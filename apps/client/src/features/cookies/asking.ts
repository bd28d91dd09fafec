import type { PageName } from '@mijn/domain/paths';
import { pageOf } from '../../api/returnPath.ts';

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
