import { addressOf, urlOf } from './addresses.ts';
import { moduleOf } from './modules.ts';
import type { RouteMatch, ShownPage } from './route.ts';

// As the route decides itself; by default where its address or what is asked of it has changed, or the same is asked
// again.
function decides({ route }: RouteMatch, currentUrl: URL, nextUrl: URL): boolean {
  const isOther = route.path !== undefined && currentUrl.pathname !== nextUrl.pathname;
  const isSame = !isOther && currentUrl.pathname === nextUrl.pathname;
  const defaultShouldRevalidate = isOther || isSame || currentUrl.search !== nextUrl.search;
  const { shouldRevalidate } = moduleOf(route);
  return (
    shouldRevalidate?.({ currentUrl, nextUrl, defaultShouldRevalidate }) ?? defaultShouldRevalidate
  );
}

/**
 * Whether the loader of the route at `at` runs on the way from the page that is shown to `nextUrl`: one that is new
 * here always, any other as it decides itself.
 * @param isOwed the same was to be asked anew and has not come: it is asked on whatever way comes first
 */
export function isAsked(
  { location, matches, loaderData }: ShownPage,
  [match, at]: readonly [RouteMatch, number],
  nextUrl: URL,
  isOwed: boolean,
): boolean {
  const { route } = match;
  if (matches[at]?.route !== route || !(route.id in loaderData)) return true;
  const currentUrl = urlOf(addressOf(location));
  return decides(match, currentUrl, nextUrl) || (isOwed && decides(match, nextUrl, nextUrl));
}
