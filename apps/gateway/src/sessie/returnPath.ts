import { pathPartsOf, isPageName, pathOfPage, pages, type PageName } from '@mijn/domain/paths';
import { loginFields } from '@mijn/domain/queryFields';

/** The page to return to after login: a name of our page table, never an address (docs/decisions.md §3). */
export interface ReturnPath {
  readonly page: PageName;
  /** What its address needs besides, such as a claim's number. */
  readonly parts: Readonly<Record<string, string>>;
}

/**
 * Reads the page a login was asked for; undefined for anything that is not one of the pages behind
 * login, or that lacks a well-formed part of its address.
 * @param part gives a part by its name
 */
export function parseWayBack(
  name: unknown,
  part: (name: string) => string | null | undefined,
): ReturnPath | undefined {
  if (typeof name !== 'string' || !isPageName(name) || !pages[name].login) return undefined;
  if (pathOfPage(name, part) === undefined) return undefined;
  const parts = pathPartsOf(name).map((one) => [one, part(one) ?? ''] as const);
  return { page: name, parts: Object.fromEntries(parts.filter(([, value]) => value !== '')) };
}

/** The address of the page to return to; /overzicht without one. */
export function pathOfWayBack(back: ReturnPath | undefined): string {
  const path = back && pathOfPage(back.page, (name) => back.parts[name]);
  return path ?? pages.overzicht.path;
}

/** How the page to return to is written in an address: its name, and the parts of its address beside it. */
export function queryOfWayBack(back: ReturnPath | undefined): Readonly<Record<string, string>> {
  return back ? { [loginFields.back]: back.page, ...back.parts } : {};
}
