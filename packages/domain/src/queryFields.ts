/*
 * The names of query fields that more than one place writes or reads. What an address names stands in the browser's
 * history, and links to it are kept: another name is another address.
 */

/** Of the way to the login and back (§4, docs/decisions.md §3). */
export const loginFields = {
  /** The page to go on at, by its name; the parts of its address stand beside it. */
  back: 'terug',
  /** Log in anew, also while a session lives. */
  again: 'opnieuw',
  /** The session has ended (§4). */
  unauthorized: 'unauthorized',
  /** Why somebody is here, in a coarse word (§8, docs/decisions.md §3). */
  reason: 'reden',
} as const;

/** Whether an error sent somebody to the login page: then they log in anew, and are not led on by a session that lives. */
export function isSentByError(search: URLSearchParams): boolean {
  return search.has(loginFields.unauthorized) || search.has(loginFields.reason);
}

/** Whose care, and of which year, a screen is about. */
export const careFields = { person: 'persoon', year: 'jaar' } as const;

/** What narrows a list, how many of its rows are shown, and which page of a long one. */
export const listFields = {
  ...careFields,
  search: 'zoek',
  status: 'status',
  zorgsoort: 'zorg',
  show: 'toon',
  page: 'pagina',
} as const;
