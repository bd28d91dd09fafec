import { pathPartsOf, isPageName, pathOfPage, pages, type PageName } from '@mijn/domain/paths';
import { loginFields } from '@mijn/domain/queryFields';

/**
 * The page to return to after a login: a name in our page table, never an address (docs/decisions.md §3).
 */
export interface ReturnPath {
  readonly page: PageName;
  /** Parts of its address, such as a claim's number. */
  readonly parts: Readonly<Record<string, string>>;
}

/**
 * Parses the page to return to; undefined unless it is a page behind login with valid parts.
 * @param part returns a part by name
 */
export function parseReturnPath(
  name: unknown,
  part: (name: string) => string | null | undefined,
): ReturnPath | undefined {
  if (typeof name !== 'string' || !isPageName(name) || !pages[name].login) return undefined;
  if (pathOfPage(name, part) === undefined) return undefined;
  const parts = pathPartsOf(name).map((one) => [one, part(one) ?? ''] as const);
  return { page: name, parts: Object.fromEntries(parts.filter(([, value]) => value !== '')) };
}

/** Returns the address to return to; /overzicht without one. */
export function pathOfReturn(back: ReturnPath | undefined): string {
  const path = back && pathOfPage(back.page, (name) => back.parts[name]);
  return path ?? pages.overzicht.path;
}

/** Returns the page to return to as query fields: its name, and the parts of its address. */
export function queryOfReturn(back: ReturnPath | undefined): Readonly<Record<string, string>> {
  return back ? { [loginFields.back]: back.page, ...back.parts } : {};
}
