import { isObject } from '@mijn/domain/values';
import { postedField } from '@mijn/domain/postedForm';
import { createContext, createPath, parsePath, type RouterContextProvider } from 'react-router';

/** A form or action that is done, and the address to go on to. */
export interface RedirectWithFlash {
  readonly to: string;
  /**
   * Values for the page at `to` that must not stand in an address. Plain values, keyed by the name that the
   * page reads them by (`forms/useFlash.ts`).
   */
  readonly flash?: Readonly<Record<string, unknown>>;
}

type Flash = NonNullable<RedirectWithFlash['flash']>;

/** Returns flash data as text. */
export function serializeFlash(flash: Flash): string {
  return JSON.stringify(flash);
}

const flashContext = createContext<string | null>(null);

/** Stores the flash of a posted form for the page it redirects to (server only). */
export function setFlash(context: Readonly<RouterContextProvider>, flash: Flash): void {
  context.set(flashContext, serializeFlash(flash));
}

/**
 * Returns the flash of the posted form, as text, which is stored until its page is requested; undefined when
 * there is none.
 */
export function getFlash(context: Readonly<RouterContextProvider>): string | undefined {
  return context.get(flashContext) ?? undefined;
}

/** Reads one value of a flash by name; undefined when it is absent. */
export function readFlash(flash: string | undefined, name: string): unknown {
  const values: unknown = flash === undefined ? undefined : JSON.parse(flash);
  return isObject(values) && Object.hasOwn(values, name) ? values[name] : undefined;
}

/** Adds the key of a flash to an address. */
export function withFlashKey(to: string, key: string): string {
  const path = parsePath(to);
  const search = new URLSearchParams(path.search);
  search.set(postedField, key);
  return createPath({ ...path, search: search.toString() });
}

// Flash of scripted actions. It stays in the memory of the document only, so that
// nobody can send round an address that claims it (docs/decisions.md §8).
const inDocument = new Map<string, string>();

/**
 * Returns the address that a scripted action redirects to, with the key of its flash, as for a posted form.
 */
export function addressWithFlash({ to, flash }: RedirectWithFlash): string {
  if (flash === undefined) return to;
  const key = Math.random().toString(36).slice(2, 10);
  inDocument.set(key, serializeFlash(flash));
  return withFlashKey(to, key);
}

/**
 * Returns the flash of an address; undefined when there is none.
 * @param posted the flash of a posted form in this document
 */
export function findFlash(search: URLSearchParams, posted: string | undefined): string | undefined {
  const key = search.get(postedField);
  return key === null ? undefined : (inDocument.get(key) ?? posted);
}
