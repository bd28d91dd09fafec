/* Query fields that several modules use. They stand in bookmarks and history, so their names must not
   change. */

/** Fields of the login and the way back (§4, docs/decisions.md §3). */
export const loginFields = {
  /** The name of the page to return to; the parts of its address are separate fields. */
  back: 'terug',
  /** Forces a new login, even with a live session. */
  again: 'opnieuw',
  /** The session has expired (§4). */
  unauthorized: 'unauthorized',
  /** A login for somebody else, by DigiD Machtigen. */
  mandate: 'machtiging',
  /** A coarse reason for being at this page (§8, docs/decisions.md §3). */
  reason: 'reden',
} as const;

/** Returns whether an error led to the login page: then a live session must not redirect at once. */
export function isSentByError(search: URLSearchParams): boolean {
  return search.has(loginFields.unauthorized) || search.has(loginFields.reason);
}

export const careFields = { person: 'persoon', year: 'jaar' } as const;

/** Fields of the subject of a question: its kind, its number or name, and whose budget it is. */
export const questionFields = { about: 'over', number: 'kenmerk', person: 'persoon' } as const;

/** Filters of the documents, and the page. */
export const documentFields = { year: 'jaar', kind: 'soort', page: 'pagina' } as const;

/** The kinds of documents, in the order of the list; also the values of the filter. */
export const documentListKinds = [
  'polisblad',
  'jaaroverzicht',
  'regeling',
  'brief',
  'besluit',
] as const;

export type DocumentListKind = (typeof documentListKinds)[number];

/** Filters of a list, the number of rows shown, and the page. */
export const listFields = {
  ...careFields,
  search: 'zoek',
  status: 'status',
  zorgsoort: 'zorg',
  show: 'toon',
  page: 'pagina',
} as const;
