import {
  anchorField,
  isIdOfOurs,
  isPageName,
  pathOfPage,
  pathPartsOf,
  type PageName,
  pages,
} from '@mijn/domain/paths';
import { loginFields } from '@mijn/domain/queryFields';
import { matchPath } from 'react-router';

/** A page with the parameters of its address; a login returns only to one of these. */
export interface ReturnTo {
  readonly page: PageName;
  readonly params: Readonly<Record<string, string>>;
}

const names = Object.keys(pages).filter(isPageName);

/** Returns the page at an address (path, with or without query and fragment); undefined when there is none. */
export function pageOf(address: string): ReturnTo | undefined {
  const [place = '', anchor = ''] = address.split('#', 2);
  const [path = '', request] = place.split('?', 2);
  const search = new URLSearchParams(request);
  if (isIdOfOurs(anchor)) search.set(anchorField, anchor);
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
 * Returns the query for a page to return to: `terug=declaratie&nummer=D-2026-004812`. Parameters that are
 * no valid ids are dropped.
 */
export function returnQuery({ page, params }: ReturnTo): URLSearchParams {
  const isReal = pathOfPage(page, (name) => params[name]) !== undefined;
  return new URLSearchParams({ [loginFields.back]: page, ...(isReal && params) });
}

/**
 * Returns the address to return to after login: always a page of our own behind the login, /overzicht when
 * the query names none. Never an address from outside (docs/decisions.md §3).
 */
export function parseReturnPath(search: URLSearchParams): string {
  const name = search.get(loginFields.back) ?? '';
  const allowed = isPageName(name) && pages[name].login;
  return (allowed && pathOfPage(name, (part) => search.get(part))) || pages.overzicht.path;
}

/**
 * Returns the login address for a page behind the login without a session; undefined when the page may be
 * shown.
 */
export function requiredLogin(address: string, loggedIn: boolean): string | undefined {
  const back = pageOf(address);
  if (loggedIn || !back || !pages[back.page].login) return undefined;
  return `${pages.inloggen.path}?${returnQuery(back).toString()}`;
}

/** The reason of a redirect to the login page, as its query spells it. */
export type LoginReason = 'unauthorized' | 'onleesbaar';

/**
 * Returns the address of the login page after a session has ended (§4) or an answer was unreadable (§8).
 */
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
