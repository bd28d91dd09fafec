import { addressOf, isHashChange, type Place } from './addresses.ts';
import { createKey, type RouterHistory } from './history.ts';
import type { Location, NavigateOptions, ShownPage } from './route.ts';

/** A way to a page; `pop` is one that the history has gone already. */
export interface Way extends NavigateOptions {
  readonly way: 'push' | 'replace' | 'pop' | 'stay';
}

/** What is on its way, or asked for anew where one is (`stay`). */
export interface Next extends Way {
  readonly place: Location | Place;
  /** Nobody asked for it. */
  readonly isBackground?: boolean | undefined;
}

/** A page that was handed over and is not drawn yet. */
interface Entering {
  readonly location: Location;
  /** Another screen, not another place on this one. */
  readonly isScreen: boolean;
  /** Makes the address that of the page, once. */
  write?: (() => void) | undefined;
}

/**
 * The entries of the history that the router writes. A page's entry is written when the page is being drawn, and
 * not while another one still stands there; a browser also answers a new address with work of its own,
 * that the page would have to wait for (ADR 0078).
 */
export class Entries {
  readonly #history: RouterHistory;
  /** How far pages were scrolled when they were left, by their entries. */
  readonly heights: Record<string, number> = {};
  #index: number | undefined;
  #before: string | undefined;
  #entering: Entering | undefined;
  #adopted: Location | undefined;

  constructor(history: RouterHistory) {
    const { index, before } = history.current();
    this.#history = history;
    this.#index = index;
    this.#before = before;
  }

  /** The address from which one came to the page that is shown; undefined where it was none of ours. */
  get before(): string | undefined {
    return this.#before;
  }

  /** Whether another screen was handed over and is not drawn yet. */
  get isEntering(): boolean {
    return this.#entering?.isScreen === true;
  }

  /** How many entries on (or back) from the one that is shown this one is. */
  distanceOf(index: number | undefined): number {
    return (index ?? 0) - (this.#index ?? 0);
  }

  /** The history went to this entry. */
  hear(index: number | undefined): void {
    this.#index = index;
  }

  /**
   * The entry that is shown has this address from when something comes after it; no sooner, as the history is
   * (`history.ts`).
   */
  adopt(location: Location): void {
    this.#adopted = location;
  }

  /** Begins an entry for the page that comes in the place of the one at `from`. */
  begin(
    { way, state, preventScrollReset }: Way,
    place: Place,
    from: Location,
  ): Pick<ShownPage, 'location' | 'scroll'> {
    const history = this.#history;
    this.heights[from.key] = history.height();
    const isScreen = !isHashChange(from, place);
    const left = way === 'push' ? this.#adopted : undefined;
    const leftBefore = this.#before;
    this.#adopted = undefined;
    if (way === 'pop') {
      const { location, before } = history.current();
      this.#before = before;
      this.#entering = { location, isScreen };
      return { location, scroll: this.heights[location.key] };
    }
    // What takes the place of an entry was come to from where that was.
    const before = way === 'push' ? addressOf(from) : this.#before;
    const location = { ...place, key: createKey() };
    const write = () => {
      if (left) history.write('replace', left, undefined, leftBefore);
      this.#index = history.write(way === 'push' ? way : 'replace', location, state, before);
    };
    this.#before = before;
    this.#entering = { location, isScreen, write };
    return { location, scroll: preventScrollReset ? 'keep' : undefined };
  }

  /** The page at this location is being drawn. */
  enter(location: Location): void {
    if (this.#entering?.location === location) this.#write();
  }

  /** The page at this location is drawn. @returns whether it was waited for */
  arrive(location: Location): boolean {
    if (this.#entering?.location !== location) return false;
    this.#write();
    this.#entering = undefined;
    return true;
  }

  /**
   * One sets out for another page. One that was handed over and is not drawn yet is an entry before it, but not
   * where the history has gone already, from the entry before it. The entry that is left gets its number once the
   * page is asked for, while its answer is awaited: written with that of the page, it would hold the page up.
   */
  setOut(way: 'push' | 'replace' | 'pop'): void {
    if (way !== 'pop') this.#write();
    this.#entering = undefined;
    if (way === 'push') setTimeout(this.#history.number);
  }

  #write(): void {
    this.#entering?.write?.();
    if (this.#entering) this.#entering.write = undefined;
  }
}
