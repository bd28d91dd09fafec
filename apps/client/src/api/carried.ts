import { isObject } from '@mijn/domain/isObject';
import { postedField } from '@mijn/domain/postedForm';
import { createContext, createPath, parsePath, type RouterContextProvider } from 'react-router';

/** What was done leads to this address. */
export interface LeadOn {
  readonly to: string;
  /**
   * For the page it leads to: what must not stand in an address. Plain values, each by the name under which its
   * page asks for it (`forms/useCarried.ts`).
   */
  readonly carries?: Readonly<Record<string, unknown>>;
}

type Carries = NonNullable<LeadOn['carries']>;

/** Writes what is carried. */
export function writeCarried(carries: Carries): string {
  return JSON.stringify(carries);
}

const carriedContext = createContext<string | null>(null);

/** Notes what a posted form brings along to the page it leads to (server only). */
export function carryAlong(context: Readonly<RouterContextProvider>, carries: Carries): void {
  context.set(carriedContext, writeCarried(carries));
}

/** The values that the posted form brings along, as they are kept until its page is asked; undefined where it brings nothing. */
export function carriedAlong(context: Readonly<RouterContextProvider>): string | undefined {
  return context.get(carriedContext) ?? undefined;
}

/** Reads what is carried under this name; undefined where that is something else, or nothing. */
export function readCarried(carried: string | undefined, name: string): unknown {
  const values: unknown = carried === undefined ? undefined : JSON.parse(carried);
  return isObject(values) && Object.hasOwn(values, name) ? values[name] : undefined;
}

/** The address that carries something, by its mark. */
export function withMark(to: string, mark: string): string {
  const path = parsePath(to);
  const search = new URLSearchParams(path.search);
  search.set(postedField, mark);
  return createPath({ ...path, search: search.toString() });
}

// What was done by script and is told by the page it led to: in the document's memory only, so that nobody
// can send an address round that says it (docs/decisions.md §8).
const inDocument = new Map<string, string>();

/** The address that something which was done by script leads to, with what it carries: as a posted form does. */
export function addressCarrying({ to, carries }: LeadOn): string {
  if (carries === undefined) return to;
  const mark = Math.random().toString(36).slice(2, 10);
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
