import { type DeclaratieStatus, declaratieStatuses } from '@mijn/domain/declaratie';
import { fieldLimits } from '@mijn/domain/fieldLimits';
import { isZorgsoort } from '@mijn/domain/zorgsoorten';
import { pagination } from '@mijn/domain/constants';
import { listFields } from '@mijn/domain/queryFields';
import { toPlainLine } from '@mijn/domain/typedText';

// The searches of this document. Words about care stand in no address and no history entry, which hold an
// index into this list only, and nothing once the document is gone (docs/decisions.md §3).
const searches: string[] = [];

/** Stores search words, and returns their handle for an address. */
export function remember(zoek: string): string {
  if (!searches.includes(zoek)) searches.push(zoek);
  return String(searches.indexOf(zoek));
}

/** Returns the words of a handle in an address of this document. */
export function recall(handle: string | null): string | undefined {
  return searches.find((_, i) => String(i) === handle);
}

/** Name of the form that searches. */
export const searchForm = 'search';

/** Its id, for controls outside the form. */
export const searchFormId = 'search-declaraties';

/** The filters of the claim list; the address holds all but the words. */
export interface Filters {
  readonly zoek?: string;
  readonly relatienummer?: string;
  readonly status?: DeclaratieStatus;
  readonly jaar?: number;
  readonly zorgsoort?: string;
  /** Number of rows; a multiple of 20, and at most `maximumRows`. */
  readonly show: number;
  /** Number of the page of `maximumRows`, from 2; absent for the first. */
  readonly page?: number;
}

/**
 * Maximum number of rows on a screen: those of one call (docs/decisions.md §5). A longer list has pages.
 */
export const maximumRows = pagination.maximum;

// The insurer takes no offset beyond a million.
const maximumPage = 10_000;

function parseShown(word: string | null): number {
  const number = Math.trunc(Number(word));
  if (!Number.isFinite(number) || number <= pagination.defaultValue) return pagination.defaultValue;
  const pages = Math.ceil(number / pagination.defaultValue);
  return Math.min(pages * pagination.defaultValue, maximumRows);
}

function parsePage(word: string | null): number | undefined {
  const page = Number(word);
  return Number.isInteger(page) && page > 1 && page <= maximumPage ? page : undefined;
}

function parseYear(word: string | null): number | undefined {
  return word !== null && /^20\d{2}$/.test(word) ? Number(word) : undefined;
}

/**
 * Parses the filters from an address or a form; an invalid value counts as absent.
 * @param words search words: raw in a form, never in an address
 */
export function parseFilters(request: URLSearchParams, words: string | null | undefined): Filters {
  const zoek = words && toPlainLine(words).trim().slice(0, fieldLimits.zoek);
  const relatienummer = request.get(listFields.person);
  const status = declaratieStatuses.find((one) => one === request.get(listFields.status));
  const page = parsePage(request.get(listFields.page));
  const year = parseYear(request.get(listFields.year));
  const zorgsoort = request.get(listFields.zorgsoort);
  return {
    ...(zoek && { zoek }),
    ...(relatienummer && { relatienummer: relatienummer.slice(0, fieldLimits.relatienummer) }),
    ...(status && { status }),
    ...(year && { jaar: year }),
    ...(zorgsoort && isZorgsoort(zorgsoort) && { zorgsoort }),
    show: page ? maximumRows : parseShown(request.get(listFields.show)),
    ...(page && { page }),
  };
}

/** Returns the filters as a search string with its question mark, empty without filters. */
export function writeFilters(filters: {
  readonly [F in keyof Filters]?: Filters[F] | undefined;
}): string {
  const request = new URLSearchParams();
  if (filters.zoek) request.set(listFields.search, remember(filters.zoek));
  if (filters.relatienummer) request.set(listFields.person, filters.relatienummer);
  if (filters.status) request.set(listFields.status, filters.status);
  if (filters.jaar) request.set(listFields.year, String(filters.jaar));
  if (filters.zorgsoort) request.set(listFields.zorgsoort, filters.zorgsoort);
  if (filters.page) request.set(listFields.page, String(filters.page));
  else if (filters.show && filters.show > pagination.defaultValue)
    request.set(listFields.show, String(filters.show));
  const text = request.toString();
  return text === '' ? '' : `?${text}`;
}

/** Returns whether any filter is active. */
export function isFiltered(filters: Filters): boolean {
  return Object.keys(filters).some((name) => name !== 'show' && name !== 'page');
}

/** Returns the next number of rows of "Toon meer". */
export function showNext(show: number): number {
  return Math.min(show + pagination.defaultValue, maximumRows);
}

/** Returns the arguments of the call that loads the shown rows. */
export function rangeOf({ show, page = 1 }: Pick<Filters, 'show' | 'page'>) {
  return { limit: show, offset: (page - 1) * maximumRows };
}
