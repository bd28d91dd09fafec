import { type DeclaratieStatus, declaratieStatuses } from '@mijn/domain/declaratiestatus';
import { pagination } from '@mijn/domain/constants';
import { fieldLimits } from '@mijn/domain/fieldLimits';
import { listFields } from '@mijn/domain/queryFields';
import { toPlainLine } from '@mijn/domain/typedText';
import { isZorgsoort } from '@mijn/domain/zorgsoorten';
import { remember } from './searchMemory.ts';

/** What the claim list shows; all but the words stands in the address. */
export interface Filters {
  readonly zoek?: string;
  readonly relatienummer?: string;
  readonly status?: DeclaratieStatus;
  readonly jaar?: number;
  readonly zorgsoort?: string;
  /** How many rows are shown; a multiple of the page size. */
  readonly show: number;
}

/** Most rows one screen shows; older ones are found by year or by searching. */
export const maximumRows = 500;

function parseShown(word: string | null): number {
  const number = Math.trunc(Number(word));
  if (!Number.isFinite(number) || number <= pagination.defaultValue) return pagination.defaultValue;
  const pages = Math.ceil(number / pagination.defaultValue);
  return Math.min(pages * pagination.defaultValue, maximumRows);
}

function parseYear(word: string | null): number | undefined {
  return word !== null && /^20\d{2}$/.test(word) ? Number(word) : undefined;
}

/**
 * Reads the filters from an address or a form; what is not understood counts as not asked.
 * @param words what is searched for: in a form as typed, in an address never
 */
export function parseFilters(request: URLSearchParams, words: string | null | undefined): Filters {
  const zoek = words && toPlainLine(words).trim().slice(0, fieldLimits.zoek);
  const relatienummer = request.get(listFields.person);
  const status = declaratieStatuses.find((one) => one === request.get(listFields.status));
  const year = parseYear(request.get(listFields.year));
  const zorgsoort = request.get(listFields.zorgsoort);
  return {
    ...(zoek && { zoek }),
    ...(relatienummer && { relatienummer: relatienummer.slice(0, fieldLimits.relatienummer) }),
    ...(status && { status }),
    ...(year && { jaar: year }),
    ...(zorgsoort && isZorgsoort(zorgsoort) && { zorgsoort }),
    show: parseShown(request.get(listFields.show)),
  };
}

/** Writes filters as a search string with its question mark, empty when nothing is asked. */
export function writeFilters(filters: {
  readonly [F in keyof Filters]?: Filters[F] | undefined;
}): string {
  const request = new URLSearchParams();
  if (filters.zoek) request.set(listFields.search, remember(filters.zoek));
  if (filters.relatienummer) request.set(listFields.person, filters.relatienummer);
  if (filters.status) request.set(listFields.status, filters.status);
  if (filters.jaar) request.set(listFields.year, String(filters.jaar));
  if (filters.zorgsoort) request.set(listFields.zorgsoort, filters.zorgsoort);
  if (filters.show && filters.show > pagination.defaultValue)
    request.set(listFields.show, String(filters.show));
  const text = request.toString();
  return text === '' ? '' : `?${text}`;
}

/** Tells whether any filter narrows the list. */
export function isFiltered(filters: Filters): boolean {
  return Object.keys(filters).some((name) => name !== 'show');
}

/** How many rows "Toon meer" asks for next: a page, and beyond a hundred a hundred at a time. */
export function showNext(show: number): number {
  const step = show < pagination.maximum ? pagination.defaultValue : pagination.maximum;
  return Math.min(show + step, maximumRows);
}

/** The calls that together fetch `show` rows; a call gives at most a hundred (docs/decisions.md §5). */
export function pageRanges(show: number): { limit: number; offset: number }[] {
  const count = Math.ceil(show / pagination.maximum);
  return Array.from({ length: count }, (_, i) => {
    const offset = i * pagination.maximum;
    return { limit: Math.min(pagination.maximum, show - offset), offset };
  });
}
