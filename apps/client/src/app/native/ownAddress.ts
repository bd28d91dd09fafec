import { pages } from '@mijn/domain/paths';

/**
 * The addresses that the gateway answers by itself, and an app's document has to: the beginning is the overview, and
 * what leads to DigiD shows the page to log in while it does.
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
