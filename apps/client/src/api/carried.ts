import { isObject } from '@mijn/domain/isObject';
import { postedField } from '@mijn/domain/postedForm';
import { addressOf, placeOf } from '../router/addresses.ts';
import { createKey } from '../router/history.ts';

/** What was done leads to this address. */
export interface LeadOn {
  readonly to: string;
  /**
   * For the page it leads to: what must not stand in an address. Plain values, each by the name under which its
   * page asks for it (`forms/useCarried.ts`).
   */
  readonly carries?: Readonly<Record<string, unknown>>;
}

/** Writes what is carried. */
export function writeCarried(carries: NonNullable<LeadOn['carries']>): string {
  return JSON.stringify(carries);
}

/** Reads what is carried under this name; undefined where that is something else, or nothing. */
export function readCarried(carried: string | undefined, name: string): unknown {
  const values: unknown = carried === undefined ? undefined : JSON.parse(carried);
  return isObject(values) && Object.hasOwn(values, name) ? values[name] : undefined;
}

/** The address that carries something, by its mark. */
export function withMark(to: string, mark: string): string {
  const place = placeOf(to, { pathname: '' });
  const search = new URLSearchParams(place.search);
  search.set(postedField, mark);
  return addressOf({ ...place, search: `?${search.toString()}` });
}

// What was done by script and is told by the page it led to: in the document's memory only, so that nobody
// can send an address round that says it (docs/decisions.md §8).
const inDocument = new Map<string, string>();

/** The address that something which was done by script leads to, with what it carries: as a posted form does. */
export function addressCarrying({ to, carries }: LeadOn): string {
  if (carries === undefined) return to;
  const mark = createKey();
  inDocument.set(mark, writeCarried(carries));
  return withMark(to, mark);
}

/**
 * What was carried to an address; undefined where nothing was.
 * @param posted what a posted form brought to this document
 */
export function carriedTo(search: URLSearchParams, posted: string | undefined): string | undefined {
  const mark = search.get(postedField);
  return mark === null ? undefined : (inDocument.get(mark) ?? posted);
}
