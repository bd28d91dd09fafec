import { cookieNames } from '@mijn/domain/constants';
import { callPaths, type PageName, pages } from '@mijn/domain/paths';
import { stepField, termsStep } from '@mijn/domain/postedForm';
import { loginFields } from '@mijn/domain/queryFields';

export interface FirstRun {
  readonly introduction: string;
  readonly terms: string;
  /** Names of the cookies that record by the value `false` that each was seen (§9). */
  readonly cookies: { readonly introduction: string; readonly terms: string };
  /** Paths of the direct-login mode, and the query that switches it on. */
  readonly direct: readonly string[];
  readonly directQuery: string;
  /** The query field of the login page that names the page to return to, and the names of the direct pages. */
  readonly backField: string;
  readonly directPages: readonly string[];
}

/**
 * In the native app, redirects to the introduction and then to the terms until both are done; not in
 * direct-login mode (§2). Inlined into the page, so it may use nothing from outside.
 * @returns whether it redirects
 */
export function firstRun(rules: FirstRun): boolean {
  if ((globalThis.Capacitor?.getPlatform?.() ?? 'web') === 'web') return false;
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

const { introductie, betalingGelukt, betalingMislukt, betalingAfhandeling } = pages;

/** The rules of the first run of the native app (§2). */
export const firstRunRules: FirstRun = {
  introduction: introductie.path,
  terms: `${introductie.path}?${stepField}=${termsStep}`,
  cookies: { introduction: cookieNames.introduction, terms: cookieNames.terms },
  // A person who returns from the bank or DigiD is not interrupted (§2).
  direct: [callPaths.app2app, betalingGelukt.path, betalingMislukt.path, betalingAfhandeling.path],
  directQuery: 'directLogin',
  backField: loginFields.back,
  directPages: ['betalingGelukt', 'betalingMislukt', 'betalingAfhandeling'] satisfies PageName[],
};
