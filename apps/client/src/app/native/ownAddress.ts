import { pages } from '@mijn/domain/paths';

/**
 * Handles the addresses that the gateway answers itself: `/` becomes the overview, and the address of DigiD
 * shows the login page while it starts a login.
 */
export function ownAddress(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  show: (address: string) => void,
  logIn: (search: URLSearchParams) => void,
): void {
  if (pathname === '/') show(pages.overzicht.path);
  if (pathname !== pages.digid.path) return;
  show(pages.inloggen.path + search);
  logIn(new URLSearchParams(search));
}
