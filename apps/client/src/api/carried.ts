import { isObject } from '@mijn/domain/isObject';
import { postedField } from '@mijn/domain/postedForm';
import { createContext, createPath, parsePath, type RouterContextProvider } from 'react-router';

/** A form or action that is done, and the address to go on to. */
export interface LeadOn {
  readonly to: string;
  /**
   * Values for the page at `to` that must not stand in an address. Plain values, keyed by the name that the
   * page reads them by (`forms/useCarried.ts`).
   */
  readonly carries?: Readonly<Record<string, unknown>>;
}

type Carries = NonNullable<LeadOn['carries']>;

/** Serialises the carried values. */
export function writeCarried(carries: Carries): string {
  return JSON.stringify(carries);
}

const carriedContext = createContext<string | null>(null);

/** Stores the values that a posted form carries to the page it leads to (server only). */
export function carryAlong(context: Readonly<RouterContextProvider>, carries: Carries): void {
  context.set(carriedContext, writeCarried(carries));
}

/**
 * Returns the serialised values that the posted form carries, as they are kept until its page is requested;
 * undefined when there are none.
 */
export function carriedAlong(context: Readonly<RouterContextProvider>): string | undefined {
  return context.get(carriedContext) ?? undefined;
}

/** Reads one carried value by name; undefined when it is absent. */
export function readCarried(carried: string | undefined, name: string): unknown {
  const values: unknown = carried === undefined ? undefined : JSON.parse(carried);
  return isObject(values) && Object.hasOwn(values, name) ? values[name] : undefined;
}

/** Adds the mark of carried values to an address. */
export function withMark(to: string, mark: string): string {
  const path = parsePath(to);
  const search = new URLSearchParams(path.search);
  search.set(postedField, mark);
  return createPath({ ...path, search: search.toString() });
}

// Values that scripted actions carried to a page. They stay in the memory of the document only, so that
// nobody can send round an address that claims them (docs/decisions.md §8).
const inDocument = new Map<string, string>();

/**
 * Returns the address that a scripted action leads to, with a mark for the values it carries, as for a
 * posted form.
 */
export function addressCarrying({ to, carries }: LeadOn): string {
  if (carries === undefined) return to;
  const mark = Math.random().toString(36).slice(2, 10);
  inDocument.set(mark, writeCarried(carries));
  return withMark(to, mark);
}

/**
 * Returns the values carried to an address; undefined when there are none.
 * @param posted the values that a posted form brought to this document
 */
export function carriedTo(search: URLSearchParams, posted: string | undefined): string | undefined {
  const mark = search.get(postedField);
  return mark === null ? undefined : (inDocument.get(mark) ?? posted);
}
