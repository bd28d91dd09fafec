import { isObject } from '@mijn/domain/isObject';
import { addressOf } from './addresses.ts';
import type { Location } from './route.ts';

/** An entry of the history. */
export interface Entry {
  readonly location: Location;
  /** Its number among the entries of this tab; undefined for one that the router did not write. */
  readonly index: number | undefined;
  /** The address of the entry that led to it; undefined where none of ours did. */
  readonly before: string | undefined;
}

/** The browser's history and scrolling, as far as the router needs them. */
export interface RouterHistory {
  readonly current: () => Entry;
  /** Gives the entry that is shown its number where it has none: something comes after it. */
  readonly number: () => void;
  /**
   * @param kept what is kept with the entry for the app
   * @param before the address that leads to it
   * @returns its number among the entries of this tab
   */
  readonly write: (
    way: 'push' | 'replace',
    location: Location,
    kept?: object,
    before?: string,
  ) => number;
  readonly go: (delta: number) => void;
  /** Hears of the entries that the person goes to. */
  readonly listen: (listener: () => void) => void;
  /** How far the page is scrolled, in pixels. */
  readonly height: () => number;
  /** Leaves the app's own screens. */
  readonly leave: (address: string) => void;
}

function ownState(state: unknown): Pick<Entry, 'index' | 'before'> & { readonly key: string } {
  const { key, index, before }: Readonly<Record<string, unknown>> = isObject(state) ? state : {};
  return {
    key: typeof key === 'string' ? key : 'default',
    index: typeof index === 'number' ? index : undefined,
    before: typeof before === 'string' ? before : undefined,
  };
}

function current(): Entry {
  const { pathname, search, hash } = location;
  const { key, ...rest } = ownState(history.state);
  return { location: { pathname, search, hash, key }, ...rest };
}

/** What a new entry is known by in this tab. */
export const createKey = (): string => Math.random().toString(36).slice(2, 10);

// Written no sooner than something comes after the entry: while a person's tap on a link is under way, before script
// had come, WebKit drops that tap when the history is written.
function number(): void {
  if (ownState(history.state).index === undefined)
    history.replaceState({ ...history.state, index: 0 }, '');
}

function write(
  way: 'push' | 'replace',
  location: Location,
  kept?: object,
  before?: string,
): number {
  if (way === 'push') number();
  const { index: shown = 0 } = ownState(history.state);
  const index = shown + (way === 'push' ? 1 : 0);
  const { key } = location;
  history[`${way}State`]({ kept, key, index, before }, '', addressOf(location));
  return index;
}

/** The history of this document's tab. */
export function createBrowserHistory(): RouterHistory {
  // As it was when it last changed: asked for at any other moment, the browser lays the page out anew.
  let height = scrollY;
  addEventListener('scroll', () => (height = scrollY), { passive: true });
  return {
    current,
    number,
    write,
    go: (delta) => history.go(delta),
    listen: (listener) => addEventListener('popstate', listener),
    height: () => height,
    leave: (address) => location.assign(address),
  };
}
