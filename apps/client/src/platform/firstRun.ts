/** What the first run goes by. */
export interface FirstRun {
  /** The page of the introduction, and with the terms. */
  readonly introduction: string;
  readonly terms: string;
  /** The cookies that say that each was seen, by the value `false` (§9). */
  readonly cookies: { readonly introduction: string; readonly terms: string };
  /** Paths of the direct-login mode, and the query that switches it on. */
  readonly direct: readonly string[];
  readonly directQuery: string;
  /** The field of the login's address that names the page to come back to, and those pages' names. */
  readonly backField: string;
  readonly directPages: readonly string[];
}

/**
 * In the native app, leads to the introduction and then to the terms until both are done; not in
 * direct-login mode (§2). Written into the page as it stands, so it may use nothing from outside.
 * @returns whether it leads away from this page
 */
export function firstRun(rules: FirstRun): boolean {
  if (globalThis.Capacitor?.isNativePlatform?.() !== true) return false;
  const { introduction, terms, cookies, direct, directQuery, backField, directPages } = rules;
  const { pathname } = location;
  const search = new URLSearchParams(location.search);
  const isDirect =
    direct.includes(pathname) ||
    search.get(directQuery) === 'true' ||
    directPages.includes(search.get(backField) ?? '');
  if (isDirect || pathname === introduction) return false;
  const seen = document.cookie.split('; ');
  const next = [
    ...(seen.includes(`${cookies.introduction}=false`) ? [] : [introduction]),
    ...(seen.includes(`${cookies.terms}=false`) ? [] : [terms]),
  ][0];
  if (next === undefined) return false;
  location.replace(next);
  return true;
}
