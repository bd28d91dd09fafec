import { pathPartsOf, isPageName, pathOfPage, type PageName, pages } from '@mijn/domain/paths';
import { loginFields } from '@mijn/domain/queryFields';
import { matchPath } from 'react-router';

/** A page of our own table with what its address needs; the only thing a login returns to. */
export interface ReturnTo {
  readonly page: PageName;
  readonly params: Readonly<Record<string, string>>;
}

const names = Object.keys(pages).filter(isPageName);

/** The page that answers an address (path, with or without query); undefined when none of ours does. */
export function pageOf(address: string): ReturnTo | undefined {
  const [path = '', request] = address.split('?', 2);
  const search = new URLSearchParams(request);
  for (const page of names) {
    const parts = matchPath(pages[page].path, path)?.params;
    if (parts) {
      const params = pathPartsOf(page).map(
        (name) => [name, parts[name] ?? search.get(name) ?? ''] as const,
      );
      return { page, params: Object.fromEntries(params.filter(([, part]) => part !== '')) };
    }
  }
  return undefined;
}

/**
 * How a return is written in an address: `terug=declaratie&nummer=D-2026-004812`. What is no id of ours
 * leads back to nothing, and is not carried along.
 */
export function returnQuery({ page, params }: ReturnTo): URLSearchParams {
  const isReal = pathOfPage(page, (name) => params[name]) !== undefined;
  return new URLSearchParams({ [loginFields.back]: page, ...(isReal && params) });
}

/**
 * The address to return to after login: always a page of our own table that stands behind the
 * login, /overzicht when the question names none. Never an address from outside (docs/decisions.md §3).
 */
export function parseReturnPath(search: URLSearchParams): string {
  const name = search.get(loginFields.back) ?? '';
  const allowed = isPageName(name) && pages[name].login;
  return (allowed && pathOfPage(name, (part) => search.get(part))) || pages.overzicht.path;
}

/** Where a page behind the login sends a person without a session; undefined when it may be shown. */
export function requiredLogin(address: string, loggedIn: boolean): string | undefined {
  const back = pageOf(address);
  if (loggedIn || !back || !pages[back.page].login) return undefined;
  return `${pages.inloggen.path}?${returnQuery(back).toString()}`;
}

/** Why somebody is sent to the login page, in its address's own words. */
export type LoginReason = 'unauthorized' | 'onleesbaar';

/** The login page after a session that ended (§4) or an answer that could not be read (§8). */
export function loginAddress(address: string, reason: LoginReason): string {
  const search = new URLSearchParams(
    reason === 'unauthorized'
      ? { [loginFields.unauthorized]: 'true' }
      : { [loginFields.reason]: reason },
  );
  const back = pageOf(address);
  if (back && pages[back.page].login) {
    for (const [key, value] of returnQuery(back)) search.set(key, value);
  }
  return `${pages.inloggen.path}?${search.toString()}`;
}
